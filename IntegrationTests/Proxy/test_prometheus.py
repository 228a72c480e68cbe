"""The configuration and the alerts that Documentation/Operations offers for Prometheus."""

import re
import shutil
import subprocess

from proxied import OPERATIONS, replaced

ALERTS = OPERATIONS / "alerts.yml"


def promtool(*arguments):
    return subprocess.run(["promtool", *map(str, arguments)], capture_output=True, text=True)


def test_promtool_understands_both_files(tmp_path):
    for name in ["prometheus.yml", "alerts.yml"]:
        shutil.copy(OPERATIONS / name, tmp_path / name)
    checked = promtool("check", "config", tmp_path / "prometheus.yml")
    assert checked.returncode == 0, checked.stderr
    slip = replaced(ALERTS.read_text(), "usher_pages_unsaved > 0", "usher_pages_unsaved > ")
    (tmp_path / "alerts.yml").write_text(slip)
    assert promtool("check", "config", tmp_path / "prometheus.yml").returncode != 0


def test_alerts_are_about_metrics_that_a_server_has():
    document = (OPERATIONS.parent / "Operations.md").read_text()
    names = set(re.findall(r"usher_\w+", ALERTS.read_text()))
    assert len(names) > 2
    for name in names:
        assert f"| `{name}` |" in document, name


def test_a_page_that_is_lost_before_the_first_look_is_told_and_an_old_loss_isnt(tmp_path):
    (tmp_path / "alerts.yml").write_text(ALERTS.read_text())
    (tmp_path / "tests.yml").write_text("""
rule_files: [alerts.yml]
evaluation_interval: 1m
tests:
  - interval: 1m
    input_series:
      - series: usher_pages_lost_total{app="early"}
        values: _ _ 1 1x30
      - series: usher_pages_lost_total{app="later"}
        values: 0 0 0 2x30
    alert_rule_test:
      - eval_time: 5m
        alertname: PagesWereLost
        exp_alerts:
          - exp_labels: {app: early}
            exp_annotations: &said {summary: Pages ended with something that was never stored. The log names the cause.}
          - exp_labels: {app: later}
            exp_annotations: *said
      - eval_time: 25m
        alertname: PagesWereLost
        exp_alerts: []
""")
    checked = promtool("test", "rules", tmp_path / "tests.yml")
    assert checked.returncode == 0, checked.stdout + checked.stderr
