import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { InjectOptions } from 'fastify'
import { http } from '../../../../src/client/http.ts'
import type { TestApi } from '../../../support/server/test-api.ts'

const methodOf = (config: InternalAxiosRequestConfig): NonNullable<InjectOptions['method']> =>
  (config.method ?? 'get').toUpperCase() as 'GET'

/** A browser sends no content type without a body. */
const headersOf = ({ headers, data }: InternalAxiosRequestConfig): Record<string, string> => {
  const { 'Content-Type': type, ...others } = headers.toJSON(true) as Record<string, string>
  return { ...others, ...(data !== undefined && type !== undefined && { 'Content-Type': type }) }
}

/** Passes the console's requests to an API in this process, as the browser would send them. */
export const connect = (api: TestApi): void => {
  http.defaults.adapter = async (config): Promise<AxiosResponse> => {
    const response = await api.inject({
      method: methodOf(config),
      url: http.getUri(config),
      headers: headersOf(config),
      ...(typeof config.data === 'string' && { payload: config.data }),
    })
    const type = String(response.headers['content-type'] ?? '')
    const answer: AxiosResponse = {
      config,
      data: type.includes('json') ? response.json() : response.body,
      headers: {},
      status: response.statusCode,
      statusText: '',
    }
    if (answer.status >= 400) throw new AxiosError(`Status ${answer.status}`, undefined, config, {}, answer)
    return answer
  }
}
