/**
 * That `generated/` is what comes out: the name under which that is kept, by `npm run generate` and by the check of it, and
 * all that decides it, what came out included, so that a file written by hand is noticed.
 */
export const freshGenerated = {
  name: 'generated files fresh',
  inputs: ['openapi', 'redocly.yaml', 'orval.config.ts', 'tsconfig.json', 'scripts', 'src', 'generated'],
}
