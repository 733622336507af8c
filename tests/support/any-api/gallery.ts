import multipart from '@fastify/multipart'
import { asRecord } from '../../../src/contract/json.ts'
import { createServer, listen, type SmallApi } from './server.ts'

type Row = Record<string, unknown>

/** `gallery.yaml`: files in multipart bodies, in Base64, and in a separate call. */
export const startGallery = async (): Promise<SmallApi> => {
  const recording = await createServer()
  const { app } = recording
  let last = 0
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    onFile: async (part) => {
      const bytes = await part.toBuffer()
      const value = { file: part.filename, type: part.mimetype, text: bytes.toString('utf8') }
      Object.assign(part, { value })
    },
  })
  const keep = (name: 'pictures' | 'notes', id: 'pictureId' | 'noteId', shown: (row: Row) => Row) => {
    const rows = new Map<number, Row>()
    app.get(`/${name}`, async () => [...rows.values()].map(shown))
    app.post(`/${name}`, async ({ body }, reply) => {
      last += 1
      rows.set(last, { [id]: last, ...asRecord(body) })
      return reply.code(201).send(shown(rows.get(last) as Row))
    })
    app.get<{ Params: { id: string } }>(`/${name}/:id`, async ({ params }) =>
      shown(rows.get(Number(params.id)) as Row),
    )
    app.route<{ Params: { id: string } }>({
      method: ['PUT', 'PATCH'],
      url: `/${name}/:id`,
      handler: async ({ params, body, method }) => {
        const key = Number(params.id)
        rows.set(key, { [id]: key, ...(method === 'PATCH' && rows.get(key)), ...asRecord(body) })
        return shown(rows.get(key) as Row)
      },
    })
  }
  const addressOf = (value: unknown): string => `https://files.example.org/${String(asRecord(value).file)}`
  keep('pictures', 'pictureId', ({ image, details, ...row }) => ({
    ...row,
    image: addressOf(image),
    ...(details !== undefined && { details: [details].flat().map(addressOf) }),
  }))
  keep('notes', 'noteId', (row) => row)
  app.post('/uploads', async ({ body }, reply) =>
    reply.code(201).send({ data: { url: addressOf(asRecord(body).content) } }),
  )
  return listen(recording)
}
