import { useRouteError } from 'react-router-dom'
import { isMissingCode } from '../../ui/lazy/missing-code.ts'
import { PageFailed } from './page-failed.tsx'
import { ServerError } from './server-error.tsx'

/** Replaces a page that failed. */
export function PageError() {
  return isMissingCode(useRouteError()) ? <PageFailed /> : <ServerError />
}
