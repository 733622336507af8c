import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { asRecord } from '../../../src/contract/json.ts'

type Row = Record<string, unknown>

interface SentRequest {
  method: string
  url: string
  body: unknown
  key: unknown
  authorization: string | undefined
}

/** A small API with its records in memory. */
export interface SmallApi {
  url: string
  stop: () => Promise<void>
  /** Method, address and body of each request. */
  requests: readonly SentRequest[]
}

/** A server that records its requests. */
export const createServer = async () => {
  const app = Fastify()
  const requests: SentRequest[] = []
  app.addContentTypeParser('application/vnd.api+json', { parseAs: 'string' }, (_, text, done) =>
    done(null, JSON.parse(String(text))),
  )
  // As strict servers treat other types.
  app.addHook('preHandler', async ({ method, url, body, headers }) => {
    requests.push({ method, url, body, key: headers['x-api-key'], authorization: headers.authorization })
  })
  return { app, requests }
}

type RecordingServer = Awaited<ReturnType<typeof createServer>>

/** Starts it. */
export const listen = async ({ app, requests }: RecordingServer): Promise<SmallApi> => ({
  url: await app.listen({ port: 0, host: '127.0.0.1' }),
  stop: () => app.close(),
  requests,
})

const part = <T>(rows: readonly T[], start: number, count: number): T[] => rows.slice(start, start + count)

/** `library.yaml`: JSON:API with problem+json. */
export const startLibrary = async (): Promise<SmallApi> => {
  const recording = await createServer()
  const { app } = recording
  const authors = new Map<string, Row>()
  for (let number = 1; number <= 23; number += 1)
    authors.set(`a${number}`, { name: `Author ${String(number).padStart(2, '0')}`, genre: 'poetry' })
  const shown = (id: string) => ({ id, type: 'authors', attributes: authors.get(id) })
  const attributesIn = (body: unknown): Row => {
    const data = asRecord(asRecord(body).data)
    if (data.type !== 'authors')
      throw Object.assign(new Error('The type is not authors'), { statusCode: 409 })
    return asRecord(data.attributes) as Row
  }
  app.setErrorHandler((error: Error & { statusCode?: number }, _, reply) =>
    reply
      .code(error.statusCode ?? 500)
      .type('application/problem+json')
      .send({ title: 'Refused', detail: error.message }),
  )
  app.get('/authors', async ({ query }, reply) => {
    const {
      'page[number]': page,
      'page[size]': size,
      'filter[name]': name = '',
    } = query as Record<string, string>
    const found = [...authors]
      .filter(([, author]) => String(author.name).includes(name))
      .map(([id]) => shown(id))
    const count = Number(size ?? 20)
    return reply
      .type('application/vnd.api+json')
      .send({ data: part(found, (Number(page ?? 1) - 1) * count, count), meta: { total: found.length } })
  })
  app.post('/authors', async ({ body }, reply) => {
    const attributes = attributesIn(body)
    if ([...authors.values()].some(({ name }) => name === attributes.name))
      throw Object.assign(new Error(`There is an author ${attributes.name}`), { statusCode: 422 })
    const id = `a${authors.size + 1}`
    authors.set(id, attributes)
    return reply
      .code(201)
      .type('application/vnd.api+json')
      .send({ data: shown(id) })
  })
  app.get<{ Params: { id: string } }>('/authors/:id', async ({ params: { id } }, reply) =>
    reply.type('application/vnd.api+json').send({ data: shown(id) }),
  )
  app.patch<{ Params: { id: string } }>('/authors/:id', async ({ params: { id }, body }, reply) => {
    if (asRecord(asRecord(body).data).id !== id)
      throw Object.assign(new Error('The id differs'), { statusCode: 409 })
    authors.set(id, { ...authors.get(id), ...attributesIn(body) })
    return reply.type('application/vnd.api+json').send({ data: shown(id) })
  })
  app.delete<{ Params: { id: string } }>('/authors/:id', async ({ params: { id } }, reply) => {
    authors.delete(id)
    return reply.code(204).send()
  })
  return listen(recording)
}

/**
 * `helpdesk.yaml`: UUIDs and offsets; refuses properties that the document lacks, and requests that are not allowed.
 * `prepare` adds routes.
 */
export const startHelpDesk = async (
  isAllowed: (request: FastifyRequest) => boolean,
  prepare: (app: FastifyInstance) => void = () => undefined,
): Promise<SmallApi> => {
  const recording = await createServer()
  const { app } = recording
  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(request)) await reply.code(401).send({ title: 'Sign in first' })
  })
  prepare(app)
  const allowed = {
    teams: ['name'],
    tickets: ['subject', 'priority', 'team_id', 'due_on', 'visits', 'description', 'urgent'],
  } as const
  const check = (body: unknown, names: readonly string[]): Row => {
    const other = Object.keys(asRecord(body)).find((name) => !names.includes(name))
    if (other !== undefined) throw Object.assign(new Error(`"${other}" is not known`), { statusCode: 400 })
    return asRecord(body) as Row
  }
  for (const [name, names] of Object.entries(allowed)) {
    const rows = new Map<string, Row>()
    const add = (row: Row): Row => {
      const uuid = randomUUID()
      rows.set(uuid, { uuid, ...row, ...(name === 'tickets' && { created_at: '2026-01-05T10:00:00Z' }) })
      return rows.get(uuid) as Row
    }
    if (name === 'teams') add({ name: 'Night shift' })
    else for (let number = 1; number <= 12; number += 1) add({ subject: `Ticket ${number}`, priority: 'low' })
    app.get(`/${name}`, async ({ query }, reply) => {
      const { offset = '0', limit = '20', q = '', priority, sort } = query as Record<string, string>
      const found = [...rows.values()].filter(
        (row) => JSON.stringify(row).includes(q) && (priority === undefined || row.priority === priority),
      )
      const by = sort?.replace('-', '')
      if (by)
        found.sort((a, b) => String(a[by]).localeCompare(String(b[by])) * (sort?.startsWith('-') ? -1 : 1))
      return reply.header('X-Total-Count', found.length).send(part(found, Number(offset), Number(limit)))
    })
    app.post(`/${name}`, async ({ body }, reply) => reply.code(201).send(add(check(body, names))))
    app.get<{ Params: { id: string } }>(`/${name}/:id`, async ({ params: { id } }) => rows.get(id))
    app.put<{ Params: { id: string } }>(`/${name}/:id`, async ({ params: { id }, body }) => {
      const { uuid, created_at } = asRecord(rows.get(id))
      rows.set(id, { uuid, created_at, ...check(body, names) })
      return rows.get(id)
    })
    app.delete<{ Params: { id: string } }>(`/${name}/:id`, async ({ params: { id } }, reply) => {
      rows.delete(id)
      return reply.code(204).send()
    })
  }
  return listen(recording)
}
