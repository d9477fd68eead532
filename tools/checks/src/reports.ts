import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Value } from 'typebox/value';
import { root } from './project.ts';
import {
  type PlaywrightReport,
  PlaywrightReportSchema,
  PlaywrightSuiteSchema,
  type VitestReport,
  VitestReportSchema,
} from './report.schema.ts';

export type TestResult = {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped';
  /** Whether it met the running stack: its report is not that of the unit tests. */
  readonly onStack: boolean;
};

export const reportsFolder = (): string =>
  process.env['IRONBRIDGE_REPORTS'] ?? join(root, '.stack', 'reports');

export function readReports(folder: string): TestResult[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .flatMap((file) => readReport(join(folder, file)));
}

export function readReport(path: string): TestResult[] {
  const report: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const onStack = !path.endsWith('unit.json');
  if (Value.Check(VitestReportSchema, report)) return fromVitest(report, onStack);
  return fromPlaywright(Value.Parse(PlaywrightReportSchema, report));
}

function fromVitest(report: VitestReport, onStack: boolean): TestResult[] {
  return report.testResults.flatMap(({ name, status, assertionResults }) => {
    const results = assertionResults.map((test) => ({
      title: test.fullName,
      status: toVitestStatus(test.status),
      onStack,
    }));
    // A file that breaks before its first test has no test to fail.
    const silent = status === 'failed' && !results.some((result) => result.status === 'failed');
    return silent ? [...results, { title: name, status: 'failed', onStack }] : results;
  });
}

function toVitestStatus(status: string): TestResult['status'] {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

function fromPlaywright(report: PlaywrightReport): TestResult[] {
  const errors = (report.errors ?? []).map(() => ({
    title: 'the run itself',
    status: 'failed' as const,
    onStack: true,
  }));
  return [...errors, ...report.suites.flatMap((suite) => fromSuite(suite, ''))];
}

function fromSuite(value: unknown, above: string): TestResult[] {
  const suite = Value.Parse(PlaywrightSuiteSchema, value);
  const path = `${above} ${suite.title}`.trim();
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(({ status }) => ({
      title: `${path} ${spec.title}`,
      status: toPlaywrightStatus(status),
      onStack: true,
    })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => fromSuite(inner, path))];
}

/** A flaky test failed once: what only passes on a second try is not proven. */
function toPlaywrightStatus(status: string): TestResult['status'] {
  if (status === 'expected') return 'passed';
  return status === 'skipped' ? 'skipped' : 'failed';
}
