import { cleanup, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { queryClient } from '../../../../src/client/query-client.ts'
import { App } from '../../../../src/console/app.tsx'
import { createRouter } from '../../../../src/console/create-router.ts'

/** Opens a page of the console with an empty cache. */
export const openPage = (path: string): UserEvent => {
  cleanup()
  queryClient.clear()
  history.replaceState(null, '', path)
  render(<App router={createRouter().router} />)
  return userEvent.setup()
}
