// The modules that are tested.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Another folder, such as one with a deliberate slip that a test must find. */
export const folder = process.env.CLIENT
  ? pathToFileURL(resolve(process.env.CLIENT) + "/")
  : new URL("../../Sources/UsherWeb/Client/", import.meta.url);

/** A module of the browser's half, by its name. */
export const client = (name) => import(new URL(`${name}.js`, folder));

/** By chunk, the modules in it. */
export const { chunks } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));

const loaded = {};
for (const name of Object.keys(chunks).slice(1)) {
  loaded[name] = Object.assign({}, ...await Promise.all(chunks[name].map(client)));
}

/** Loads a chunk at once, as if the browser had it. */
export const load = (name) => ({ then: (begin) => begin(loaded[name]) });
