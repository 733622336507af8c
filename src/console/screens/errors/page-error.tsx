import { useRouteError } from 'react-router-dom'
import { isMissingCode } from '../../ui/lazy/missing-code.ts'
import { ServerError } from './error-page.tsx'
import { PageFailed } from './page-failed.tsx'

/** Replaces a page that failed. */
export const PageError = () => (isMissingCode(useRouteError()) ? <PageFailed /> : <ServerError />)
