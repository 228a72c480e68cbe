// The modules that are tested.

import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Another folder, such as one with a deliberate slip that a test must find. */
export const folder = process.env.CLIENT
  ? pathToFileURL(resolve(process.env.CLIENT) + "/")
  : new URL("../../Sources/UsherWeb/Client/", import.meta.url);

/** A module of the browser's half, by its name. */
export const client = (name) => import(new URL(`${name}.js`, folder));
