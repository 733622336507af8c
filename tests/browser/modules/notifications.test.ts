import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { rowWith, searchFor, visit } from '../../support/browser/console-actions.ts'
import { uniqueText } from '../../support/content/unique-text.ts'
import { createLimitedAdmin } from '../../support/server/api-client.ts'
import { prepareFlow } from '../walker/flow.ts'
import { pick } from '../walker/list/list-view.ts'
import { takeToast } from '../walker/walk.ts'

const flow = prepareFlow({ samePage: true })

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: `Notifications, ${unread} unread`, exact: true })

/** A user without notifications, on a page whose clock can be advanced. */
const recipient = async () => {
  const person = await createLimitedAdmin(flow().api, ['DUA_READ'])
  const page = await flow().otherPage(person)
  await page.clock.install()
  await visit(page, '/')
  await bell(page, 0).waitFor()
  return { person, page }
}

/** Presses the button that sends, and returns the request. */
const send = async (): Promise<unknown> => {
  const { page, press } = flow()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/notification/create-and-push'),
    press('Send Notification'),
  ])
  await takeToast(flow(), 'Notification send successfully')
  await page.waitForURL('**/notification/all')
  return request.postDataJSON()
}

describe('a notification', () => {
  it('is sent to selected users, whose bell shows it without a reload, and is marked as read', async () => {
    const { page, press, fill, api } = flow()
    const { person, page: theirs } = await recipient()
    await bell(theirs, 0).click()
    const dropdown = theirs.getByRole('dialog', { name: 'Notifications' })
    await dropdown.getByText('there is no new notification', { exact: true }).waitFor()
    expect(await dropdown.getByRole('button', { name: 'Marked As Read' }).isDisabled()).toBe(true)
    expect(await dropdown.getByRole('link', { name: 'See All Notification' }).count()).toBe(0)
    await theirs.keyboard.press('Escape')

    await visit(page, '/notification/all')
    await page.getByRole('link', { name: 'Send Notification' }).click()
    await press('Send Notification')
    for (const text of ['Title is required', 'Message is required', 'Please select whom to notify'])
      await page.getByText(text, { exact: true }).waitFor()
    const text = { title: `সম্মেলন ${uniqueText()}`, message: 'শুক্রবার সবাই আমন্ত্রিত।\nأهلا وسهلا' }
    await fill('notification', { ...text, sendToAllUser: false })
    await press('Send Notification')
    await page.getByText('Users are required', { exact: true }).waitFor()
    const picker = page.getByRole('combobox', { name: 'Users' })
    await picker.fill(person.name)
    const option = page.getByRole('option').filter({ hasText: person.email })
    await option.filter({ hasText: person.name }).click()
    await picker.press('Escape')
    const found = await api.send<{ payload: { content: { id: number }[] } }>(
      'GET',
      `/api/user/all?email=${encodeURIComponent(person.email)}`,
    )
    expect(await send()).toEqual({
      ...text,
      notificationType: 'WEB',
      recipientIds: [found.payload.content[0]?.id],
      sendToAllUser: false,
    })
    await rowWith(page, text.title).getByText('Administrator', { exact: true }).waitFor()

    // A request in flight while the clock moves may time out, and schedules the next poll from its end.
    const polled = async (): Promise<boolean> => {
      await theirs.clock.fastForward(31_000)
      return bell(theirs, 1)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        )
    }
    await expect.poll(polled, { timeout: 20_000 }).toBe(true)
    await bell(theirs, 1).click()
    await dropdown.getByText(text.title, { exact: true }).waitFor()
    await dropdown.getByText('شুক্রবার').or(dropdown.getByText('أهلا وسهلا')).waitFor()
    await dropdown.getByRole('button', { name: 'Marked As Read' }).click()
    await dropdown.getByText(text.title, { exact: true }).waitFor()
    await theirs.waitForFunction(() =>
      document.activeElement?.matches('[role=dialog], [role=dialog] :enabled'),
    )
    await theirs.keyboard.press('Escape')
    await bell(theirs, 0).waitFor()
    await theirs.reload()
    await bell(theirs, 0).waitFor()
  })

  it('is sent to all users including the sender; the dropdown shows the latest three', async () => {
    const { page, fill, api } = flow()
    const { page: theirs } = await recipient()
    const titles = [1, 2, 3, 4].map((number) => `বার্তা ${number} ${uniqueText()}`)
    const toAll = (title = '') => ({
      title,
      message: 'সবার জন্য',
      notificationType: 'WEB',
      recipientIds: [],
      sendToAllUser: true,
    })
    for (const title of titles.slice(0, -1))
      await api.send('POST', '/api/notification/create-and-push', toAll(title))
    await visit(page, '/notification/send')
    const { title, message, sendToAllUser } = toAll(titles.at(-1))
    await fill('notification', { title, message, sendToAllUser })
    expect(await send()).toEqual(toAll(title))
    await theirs.clock.fastForward(31_000)
    await bell(theirs, 4).click()
    const dropdown = (of: Page) => of.getByRole('dialog', { name: 'Notifications' })
    await dropdown(theirs)
      .getByText(titles[3] ?? '')
      .waitFor()
    expect(
      await dropdown(theirs).getByRole('listitem').locator('.MuiListItemText-primary').allTextContents(),
    ).toEqual(titles.slice(1).toReversed())

    await page.getByRole('button', { name: /^Notifications, [1-9]\d* unread$/ }).click()
    await dropdown(page)
      .getByText(titles[3] ?? '')
      .waitFor()
    await dropdown(page).getByRole('link', { name: 'See All Notification' }).click()
    await page.waitForURL('**/notification/all')
    await pick(flow(), 'Filter By', 'Title')
    await page.getByLabel('Search by Title').waitFor()
    await searchFor(page, titles[0] ?? '')
    await rowWith(page, titles[0] ?? '').waitFor()
  })
})
