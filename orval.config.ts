import { defineConfig } from 'orval'

/** Where the generated files go: `generated`, or a sibling folder of it when `npm run check` compares. */
const out = process.env.GENERATE_OUT ?? 'generated'

export default defineConfig({
  foundation: {
    input: { target: `${out}/openapi.json` },
    output: {
      mode: 'tags-split',
      target: `${out}/api`,
      schemas: `${out}/models`,
      client: 'react-query',
      httpClient: 'axios',
      clean: false,
      headers: false,
      urlEncodeParameters: true,
      override: {
        mutator: { path: 'src/client/http.ts', name: 'request' },
        query: { signal: true, shouldExportQueryKey: true, version: 5 },
        header: false,
      },
    },
  },
})
