import { join } from 'node:path'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { newTokenHeader } from '../contract/conventions/session.ts'
import { isObject, type JsonObject } from '../contract/json.ts'
import { httpMethods } from '../contract/operations/operation-names.ts'
import { createSecurity } from './auth/security.ts'
import { defaultBounds } from './contract/body-bounds.ts'
import { loadBundle, readContract } from './contract/read-contract.ts'
import type { Handler } from './handlers/handler.ts'
import { handlers as everyHandler } from './handlers/registry.ts'
import { apiOriginOf, contentSecurityPolicy, pageScriptHashes, serveConsole } from './http/console-files.ts'
import { handleClientError, handleErrors, handleFrameworkError } from './http/error-handler.ts'
import { type Drain, prepareDrain, registerHealth } from './http/graceful-shutdown.ts'
import { parseJson } from './http/json-body.ts'
import { logOptions, logRequests } from './http/log.ts'
import { registerMetrics } from './http/metrics.ts'
import {
  cutSlowClients,
  defaultTimeouts,
  maxRequestTime,
  type RequestTimeouts,
} from './http/request-timeouts.ts'
import { addStrictRequests } from './http/strict-requests.ts'
import { registerRoutes } from './routes/routes.ts'
import { createValidation } from './routes/validation.ts'
import { createServices, type Services } from './services.ts'
import type { Settings } from './settings.ts'
import { type FirstStart, firstStart } from './start/first-start.ts'
import type { Database } from './store/database.ts'
import { openEmbedded } from './store/embedded/open-embedded.ts'
import { migrate } from './store/migration/migrate.ts'
import { normalizeTexts } from './store/migration/normalize-texts.ts'
import { openPostgres } from './store/postgres/open-postgres.ts'
import type { ReplicaTimes } from './store/postgres/replica-watch.ts'
import { hasTrigrams } from './store/search/search-table.ts'
import { createRichText } from './text/rich-text.ts'

/**
 * `/api-docs`: the contract as a page where each operation can be tried; `/api-docs/json`: the contract itself. Served
 * entirely from here, with the policy of the console's page.
 */
const registerApiDocs = async (app: FastifyInstance, contract: JsonObject): Promise<void> => {
  const title = isObject(contract.info) ? String(contract.info.title) : 'API'
  await app.register(swagger, { mode: 'static', specification: { document: contract as never } })
  await app.register(swaggerUi, {
    routePrefix: '/api-docs',
    theme: { title },
    uiConfig: {
      layout: 'BaseLayout',
      validatorUrl: null,
      docExpansion: 'none',
      deepLinking: true,
      filter: true,
      showExtensions: true,
    },
  })
}

/** Overrides for tests. */
export interface AppOptions {
  /** Instead of `generated/openapi.json`. */
  readonly contract?: JsonObject
  readonly handlers?: Readonly<Record<string, Handler>>
  /** Instead of the database that the settings name; closed with the app. */
  readonly database?: Database
  /** The built console; default `dist/`. */
  readonly consoleFolder?: string
  readonly requestTimeouts?: RequestTimeouts
  readonly replicaTimes?: ReplicaTimes
}

/** The built application. */
export interface App {
  readonly app: FastifyInstance
  readonly services: Services
  /** Sign-in details, if this start created the first admin. */
  readonly started: FirstStart
  /** Announces the shutdown on open connections before `close`; see graceful-shutdown.ts. */
  readonly drain: Drain['drain']
  /** Resolves when all requests in progress have their responses. */
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '../..')

const openDatabase = async (settings: Settings, log: FastifyInstance['log']): Promise<Database> => {
  if (settings.databaseUrl === null)
    return openEmbedded(settings.dataDir, {
      reserve: settings.diskReserve,
      note: (message, error) => log.error({ err: error }, message),
    })
  return openPostgres(settings.databaseUrl, (error) => log.warn({ err: error }, 'database connection lost'))
}

const addPlugins = async (app: FastifyInstance, settings: Settings, consoleFolder: string): Promise<void> => {
  const apiOrigin = await apiOriginOf(consoleFolder)
  const scripts = await pageScriptHashes(consoleFolder)
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(apiOrigin, scripts),
    crossOriginResourcePolicy: { policy: settings.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  if (settings.corsOrigins.length > 0)
    await app.register(cors, {
      origin: [...settings.corsOrigins],
      methods: httpMethods.map((method) => method.toUpperCase()),
      exposedHeaders: ['etag', 'retry-after', newTokenHeader, 'content-disposition'],
      maxAge: 86_400,
    })
  await app.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(multipart, {
    limits: { files: 1, fields: 20, fieldSize: 4096, fileSize: 100 * 1024 * 1024 },
  })
}

/**
 * Builds the application: contract, database, tables, first admin, routes, console. It does not listen.
 * Throws when the contract cannot be served or the database cannot be migrated to it.
 */
export const buildApp = async (settings: Settings, options: AppOptions = {}): Promise<App> => {
  const handlers = options.handlers ?? everyHandler
  const bundle = options.contract ?? (await loadBundle(join(root, 'generated/openapi.json')))
  const contract = readContract(bundle, new Set(Object.keys(handlers)))
  const app = Fastify({
    logger: logOptions(settings.logLevel),
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: defaultBounds.bytes,
    requestTimeout: maxRequestTime,
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: handleFrameworkError,
    routerOptions: { ignoreTrailingSlash: true, ignoreDuplicateSlashes: true, maxParamLength: 300 },
  })
  const database = options.database ?? (await openDatabase(settings, app.log))
  try {
    const done = await migrate(database, contract.tables, {
      droppedTables: contract.droppedTables,
      ...(settings.allowHiddenData && { onHidden: (message: string) => app.log.warn(message) }),
    })
    if (done.length > 0) app.log.info({ done }, 'the database was brought up to date')
    await normalizeTexts(database, contract.tables)
    if (!(await hasTrigrams(database)))
      app.log.warn(
        'the extension pg_trgm is not there and may not be created: searches read whole tables and are slow in large ones',
      )
    const services = await createServices(settings, contract, database, app.log, options.replicaTimes)
    const security = createSecurity(contract.tables, database, services.tokens)
    const validation = createValidation()
    parseJson(app)
    const consoleFolder = options.consoleFolder ?? join(root, 'dist')
    await addPlugins(app, settings, consoleFolder)
    handleErrors(app, contract.tables)
    const { drain: drainConnections, isDraining } = prepareDrain(app)
    addStrictRequests(app)
    cutSlowClients(app, options.requestTimeouts ?? defaultTimeouts)
    logRequests(app)
    registerHealth(app, database, isDraining)
    registerMetrics(app, settings)
    await registerApiDocs(app, bundle)
    const richText = createRichText()
    registerRoutes(app, { services, security, validation, richText, handlers })
    await serveConsole(app, consoleFolder, settings.foundationName)
    // Event streams never end on their own; their clients reconnect, to another server.
    app.addHook('preClose', async () => services.presence.close())
    app.addHook('onClose', async () => {
      await richText.close()
      await services.close()
      await database.close()
    })
    // Last, so that no later error of the start hides the password of the first admin.
    const started = await firstStart(services)
    await app.ready()
    const drain = async (): Promise<void> => {
      services.presence.close()
      await drainConnections()
    }
    return { app, services, started, drain, close: () => app.close() }
  } catch (error) {
    await database.close()
    throw error
  }
}
