import { checkDeadCode } from './dead-code.ts';
import { checkFileNames } from './file-names.ts';
import { checkForbiddenStrings } from './forbidden-strings.ts';
import { checkImports } from './imports.ts';
import { checkFormat, checkLint } from './linters.ts';
import { checkMessages } from './messages.ts';
import { checkProof, checkRequirements } from './requirements.ts';
import { checkRouteTable } from './route-table.ts';
import { makeRouteTypes } from './route-types.ts';
import { runChecks } from './run.ts';
import { checkTypes } from './types.ts';

/** The longest first, so that the rest runs beside it. */
const checks = [
  { name: 'types', run: checkTypes },
  { name: 'lint', run: checkLint },
  { name: 'format', run: checkFormat },
  { name: 'imports', run: checkImports },
  { name: 'dead-code', run: checkDeadCode },
  { name: 'file-names', run: checkFileNames },
  { name: 'strings', run: checkForbiddenStrings },
  { name: 'messages', run: checkMessages },
  { name: 'routes', run: checkRouteTable },
  { name: 'requirements', run: checkRequirements },
];

/** Runs by name only: it reads what the tests have reported. */
const afterTests = [{ name: 'proof', run: checkProof }];

const names = process.argv.slice(2);
await makeRouteTypes();
process.exitCode = await runChecks(names.length === 0 ? checks : [...checks, ...afterTests], names);
