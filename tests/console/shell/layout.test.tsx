import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../../src/client/query-client.ts'
import { changeLanguage, startI18n } from '../../../src/console/i18n/i18n.ts'
import { setPlatform } from '../../../src/console/session/platform.ts'
import { signIn, signOut } from '../../../src/console/session/session-store.ts'
import { admin, fakeApi, good, type SentRequest, token } from '../screens/fake-api.ts'
import { renderShell, titled } from './render-shell.tsx'

beforeAll(() => startI18n('en'))

let sent: SentRequest[] = []
let unread = 0

const enter = async (...privileges: string[]): Promise<void> => {
  sent = fakeApi({
    'POST /api/signin': () => good({ accessToken: token(), user: admin(privileges) }),
    'GET /api/notification/mine': () =>
      good({
        unread,
        content: [
          { id: 1, title: 'বার্ষিক সম্মেলন', message: 'Friday', type: 'EVENT' },
          { id: 2, title: 'News', message: 'Of today', type: 'NEWS' },
          { id: 3, title: 'Order', message: 'A book', type: 'ORDER' },
          { id: 4, title: 'Fourth', message: 'Too many', type: 'NEWS' },
        ].slice(0, unread === 0 ? 0 : 4),
      }),
    'POST /api/notification/mark-as-read': () => good(null),
  })
  await signIn('amina@example.org', 'secret')
}

beforeEach(() => {
  signOut()
  setPlatform('WEB')
  queryClient.clear()
  unread = 0
})

const pages = ['/', '/dua', '/role/all', '/admin/profile', '/notification/all', '/event/all'].map(titled)
const menu = () => screen.findByRole('navigation', { name: 'Main menu' })

describe('the guards', () => {
  it('lead visitors to the sign-in page, which remembers where they wanted to go', async () => {
    const { router } = renderShell('/auth/sign-in', pages)
    await screen.findByRole('heading', { name: 'Welcome back' })
    await router.navigate('/role/all?page=3')
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/auth/sign-in',
        search: '?next=%2Frole%2Fall%3Fpage%3D3',
      }),
    )
  })

  it.each([
    [['ROLE_CREATE'], 'Guarded'],
    [['DUA_READ'], 'Access Denied'],
  ])('with %s show %s', async (privileges, heading) => {
    await enter(...privileges)
    renderShell('/guarded', pages)
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  })
})

describe('the layout', () => {
  it('shows the signed-in user, the year, and the page’s name in the browser’s tab', async () => {
    await enter()
    renderShell('/', pages)
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' })
    expect(await within(sidebar).findByText('Amina Rahman')).toBeVisible()
    expect(within(sidebar).getByText('amina@example.org')).toBeVisible()
    expect(within(sidebar).getByRole('link', { name: 'Foundation: dashboard' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Foundation`)
    expect(document.title).toBe('Page / · Foundation')
  })

  it('moves the focus to the heading of the next page, and not on the first one', async () => {
    await enter('ROLE_READ')
    const { user } = renderShell('/', pages)
    const first = await screen.findByRole('heading', { name: 'Page /' })
    expect(first).not.toHaveFocus()
    await user.click(within(await menu()).getByRole('link', { name: 'Roles' }))
    expect(await screen.findByRole('heading', { name: 'Page /role/all' })).toHaveFocus()
  })

  it('lets the keyboard skip to the page', async () => {
    await enter()
    const { user } = renderShell('/', pages)
    await screen.findByRole('heading', { name: 'Page /' })
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('signs out and opens the sign-in page, without a way back', async () => {
    await enter()
    const { user, router } = renderShell('/dua', pages)
    await user.click(await screen.findByRole('button', { name: 'Account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible()
    expect(router.state.location.search).toBe('')
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  it('opens the theme settings from the top bar and from the account menu, and floats nothing over the page', async () => {
    await enter()
    const { user } = renderShell('/', pages)
    const bar = await screen.findByRole('banner')
    await user.click(await within(bar).findByRole('button', { name: 'Theme settings' }))
    const settings = () => screen.findByRole('dialog', { name: 'Theme settings' })
    await user.click(within(await settings()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(screen.getAllByRole('button', { name: 'Theme settings' })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Theme settings' }))
    expect(await settings()).toBeVisible()
  })

  it('opens the guide at the chapter of the page, in Bengali for Bengali readers', async () => {
    await enter()
    const guided = { ...titled('/missing'), handle: { chapter: 'languages' } }
    const { router, user } = renderShell('/', [...pages, guided])
    const bar = await screen.findByRole('banner')
    const helpLink = { name: /^(Help|সাহায্য)$/ }
    const help = () => within(bar).getByRole('link', helpLink)
    expect(await within(bar).findByRole('link', helpLink)).toHaveAttribute(
      'href',
      '/guide/en/what-is-where.html',
    )
    expect(help()).toHaveAttribute('target', '_blank')
    await router.navigate('/missing')
    await waitFor(() => expect(help()).toHaveAttribute('href', '/guide/en/languages.html'))
    await user.click(within(bar).getByRole('button', { name: 'Account' }))
    const item = await screen.findByRole('menuitem', { name: 'Help' })
    expect(item).toHaveAttribute('href', '/guide/en/languages.html')
    await user.click(screen.getByRole('menuitemradio', { name: 'বাংলা' }))
    await waitFor(() => expect(help()).toHaveAttribute('href', '/guide/bn/languages.html'))
    await changeLanguage('en')
  })

  it('changes to the selected language', async () => {
    await enter('ROLE_READ')
    const { user } = renderShell('/', pages)
    await user.click(await screen.findByRole('button', { name: 'Account' }))
    await user.click(await screen.findByRole('menuitemradio', { name: 'বাংলা' }))
    expect(await screen.findByRole('link', { name: 'ভূমিকা' })).toBeVisible()
    expect(document.documentElement.lang).toBe('bn')
    expect(localStorage.getItem('language')).toBe('bn')
    await changeLanguage('en')
  })
})

describe('the menu', () => {
  it('shows items for the privileges and the mode', async () => {
    await enter('DUA_READ', 'MAHFIL_READ')
    const { user, router } = renderShell('/role/all', pages)
    expect(within(await menu()).getByRole('link', { name: 'Live Mahfil' })).toBeVisible()
    expect(within(await menu()).queryByRole('link', { name: 'Roles' })).not.toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Mobile' }))
    expect(router.state.location.pathname).toBe('/')
    expect(within(await menu()).getByRole('button', { name: 'Dua' })).toBeVisible()
    expect(within(await menu()).queryByRole('link', { name: 'Live Mahfil' })).not.toBeInTheDocument()
    expect(Object.keys(localStorage)).toContain('mobile')
  })

  it('opens the group of the open page and marks its item', async () => {
    setPlatform('MOBILE')
    await enter('DUA_READ', 'HADITH_READ')
    const { user } = renderShell('/dua', pages)
    expect(await screen.findByRole('link', { name: 'Dua List' })).toHaveAttribute('aria-current', 'page')
    const group = screen.getByRole('button', { name: 'Dua' })
    expect(group).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByRole('button', { name: 'Hadith' })).toHaveAttribute('aria-expanded', 'false')
    await user.click(group)
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Dua List' })).not.toBeInTheDocument())
  })

  it('offers the other mode on a page that has its place there, and marks it', async () => {
    await enter('DUA_READ', 'MAHFIL_READ')
    const { user, router } = renderShell('/dua', pages)
    expect(await screen.findByText('This section belongs to Mobile.')).toBeVisible()
    const found = within(await menu()).getByRole('list', { name: 'In Mobile' })
    expect(within(found).getByRole('link', { name: 'Dua List' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('button', { name: 'Switch to Mobile' }))
    expect(await screen.findByRole('button', { name: 'Dua' })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByText('This section belongs to Mobile.')).not.toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/dua')
  })

  it('shows that the filter finds an item of the other mode, and opens it', async () => {
    await enter('DUA_READ', 'MAHFIL_READ')
    const { user, router } = renderShell('/', pages)
    await user.type(await screen.findByRole('searchbox', { name: 'Filter menu' }), 'dua list')
    const found = await screen.findByRole('list', { name: 'In Mobile' })
    expect(screen.queryByText('No results')).not.toBeInTheDocument()
    await user.click(within(found).getByRole('link', { name: 'Dua List' }))
    expect(router.state.location.pathname).toBe('/dua/')
    expect(screen.getByRole('button', { name: 'Mobile' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('can be filtered', async () => {
    await enter('ROLE_READ', 'MAHFIL_READ')
    const { user } = renderShell('/', pages)
    const box = await screen.findByRole('searchbox', { name: 'Filter menu' })
    await user.type(box, 'mahf')
    await waitFor(async () => expect(within(await menu()).getAllByRole('link')).toHaveLength(1))
    await user.type(box, 'zzz')
    expect(await screen.findByText('No results')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(box).toHaveValue('')
    expect(await screen.findByRole('link', { name: 'Roles' })).toBeVisible()
  })
})

describe('the bell', () => {
  it('shows that nothing was found', async () => {
    await enter('NOTIFICATION_CREATE')
    const { user } = renderShell('/', pages)
    await user.click(await screen.findByRole('button', { name: 'Notifications, 0 unread' }))
    expect(await screen.findByText('there is no new notification')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Marked As Read' })).toBeDisabled()
    await user.click(screen.getByRole('link', { name: 'See All Notification' }))
    expect(await screen.findByRole('heading', { name: 'Page /notification/all' })).toBeVisible()
  })

  it('lists three and marks them as read', async () => {
    unread = 4
    await enter('EVENT_READ')
    const { user } = renderShell('/', pages)
    await user.click(await screen.findByRole('button', { name: 'Notifications, 4 unread' }))
    const box = await screen.findByRole('dialog', { name: 'Notifications' })
    expect(
      within(box)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/event/all', '/', '/'])
    unread = 0
    await user.click(within(box).getByRole('button', { name: 'Marked As Read' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Marked As Read' })).toBeDisabled())
    expect(sent.find(({ method, url }) => method === 'POST' && url.endsWith('mark-as-read'))?.body).toBe(
      undefined,
    )
  })
})
