import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import type { TestApi } from '../../../support/server/test-api.ts'
import { openPage } from './open-page.tsx'
import { signInAs } from './sign-in-as.ts'

/** Helpers for tests that delete and restore roles of the API of `flow` on the pages that list them. */
export const rolesPage = (flow: { readonly api: TestApi }) => {
  const role = async (roleName: string): Promise<number> => {
    const body = { roleName, roleType: 'ADMIN', previlegeId: [] }
    return (await flow.api.call('POST', '/api/role/create', { body })).body.payload.id
  }
  const rowOf = async (name: string): Promise<HTMLElement> =>
    (await screen.findByText(name)).closest('[role=row]') as HTMLElement
  return {
    role,
    rowOf,
    nameOf: async (id: number): Promise<string | undefined> =>
      (await flow.api.call('GET', `/api/role/${id}`)).body.payload?.roleName,
    /** Opens a page as the first admin. */
    show: async (path: string) => {
      await signInAs(await flow.api.tokenOf(1))
      return openPage(path)
    },
    /** Deletes the role of a row; returns the Undo button. */
    remove: async (user: UserEvent, name: string): Promise<HTMLElement> => {
      await user.click(within(await rowOf(name)).getByRole('button', { name: /^Delete/ }))
      const question = await screen.findByRole('alertdialog')
      await user.click(within(question).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      return screen.findByRole('button', { name: 'Undo' })
    },
  }
}
