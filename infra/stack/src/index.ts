export { loadStackEnv } from './env-files.ts';
export { ports, type StackPorts } from './ports.ts';
export { type RunningStack, runningStack } from './running-stack.ts';
