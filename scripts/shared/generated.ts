/**
 * Cache entry for an up-to-date `generated/`, shared by `npm run generate` and its check. The inputs include the
 * output, so that manual changes are detected.
 */
export const freshGenerated = {
  name: 'generated files fresh',
  inputs: ['openapi', 'redocly.yaml', 'orval.config.ts', 'tsconfig.json', 'scripts', 'src', 'generated'],
}
