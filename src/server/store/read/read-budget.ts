import { pageParameters } from '../../../contract/conventions/query.ts'
import { badRequest, type HttpError } from '../../errors.ts'

/** Maximum total size of the bodies in one read, in bytes of JSON; also limits the size of responses. */
export const maxReadBytes = 32 * 1024 * 1024

/** SQL of the size of a record's body as JSON, in bytes. Small bodies are not compressed and need not be read. */
export const bodySizeSql = (of: string): string =>
  `case when pg_column_compression(${of}.body) is null and pg_column_size(${of}.body) < 2000
    then pg_column_size(${of}.body) else octet_length(${of}.body::text) end`

/** SQL of the body column of rows that are read together; null for all of them if they exceed the budget. */
export const budgetedBodySql = (of: string): string =>
  `case when sum(${bodySizeSql(of)}) over () <= ${maxReadBytes} then ${of}.body end as body`

/** 400: the requested rows are too large in total. */
export const pageTooLarge = (): HttpError =>
  badRequest([{ path: `?${pageParameters.size}`, code: 'request.pageTooLarge' }], 'request.pageTooLarge')
