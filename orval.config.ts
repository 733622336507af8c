import { defineConfig } from 'orval'
import { namePathParameters } from './scripts/generate/name-path-parameters.ts'

/** Where the generated files go: `generated`, or a sibling folder of it when `npm run check` compares. */
const out = process.env.GENERATE_OUT ?? 'generated'

export default defineConfig({
  foundation: {
    input: { target: `${out}/openapi.json` },
    output: {
      mode: 'tags-split',
      // Each tag has a folder beside this file's place; the models of all tags are in `foundation.schemas.ts`.
      target: `${out}/api/foundation.ts`,
      client: 'react-query',
      httpClient: 'axios',
      clean: false,
      headers: false,
      urlEncodeParameters: true,
      override: {
        mutator: { path: 'src/client/http.ts', name: 'request' },
        useNamedParameters: true,
        query: { version: 5, signal: true, useOperationIdAsQueryKey: true },
        header: false,
      },
    },
    hooks: { afterAllFilesWrite: (files) => namePathParameters(files as string[]) },
  },
})
