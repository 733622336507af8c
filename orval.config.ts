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
        // Plain functions: keys and functions of queries follow from `operations.ts`, which is there before a tag's code.
        query: { useQuery: false, useMutation: false, signal: false, version: 5 },
        header: false,
      },
    },
  },
})
