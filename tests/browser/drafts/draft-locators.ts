import type { Page } from 'playwright-core'

/** The first field of the form of a dua category. */
export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Category Name' })

/** What offers a draft. */
export const offer = (page: Page) => page.getByText('Unsaved draft')

/** The button that takes the draft which is offered. */
export const takeButton = (page: Page) => page.getByRole('button', { name: 'Resume', exact: true })
