import type { Page } from 'playwright-core'

/** The first field of the form of a dua category. */
export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Category Name' })

/** The notice that offers a draft. */
export const offer = (page: Page) => page.getByText('Unsaved draft')

/** The button that takes over the offered draft. */
export const takeButton = (page: Page) => page.getByRole('button', { name: 'Resume', exact: true })
