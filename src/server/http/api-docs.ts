import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { isObject, type JsonObject } from '../../contract/json.ts'

/**
 * `/api-docs`: the contract as a page where each operation can be tried; `/api-docs/json`: the contract itself. Served
 * entirely from here, with the policy of the console's page.
 */
export const registerApiDocs = async (app: FastifyInstance, contract: JsonObject): Promise<void> => {
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
