import { type Static, Type } from 'typebox';

/** The part of vitest's JSON report that we read. */
export const VitestReportSchema = Type.Object({
  testResults: Type.Array(
    Type.Object({
      name: Type.String(),
      status: Type.String(),
      message: Type.Optional(Type.String()),
      assertionResults: Type.Array(Type.Object({ fullName: Type.String(), status: Type.String() })),
    }),
  ),
});
export type VitestReport = Static<typeof VitestReportSchema>;

/** The part of Playwright's JSON report that we read; suites hold suites. */
const PlaywrightSpecSchema = Type.Object({
  title: Type.String(),
  tests: Type.Array(
    Type.Object({ status: Type.String(), projectName: Type.Optional(Type.String()) }),
  ),
});

export const PlaywrightReportSchema = Type.Object({
  suites: Type.Array(Type.Unknown()),
  errors: Type.Optional(Type.Array(Type.Unknown())),
});
export type PlaywrightReport = Static<typeof PlaywrightReportSchema>;

export const PlaywrightSuiteSchema = Type.Object({
  title: Type.String(),
  specs: Type.Optional(Type.Array(PlaywrightSpecSchema)),
  suites: Type.Optional(Type.Array(Type.Unknown())),
});
