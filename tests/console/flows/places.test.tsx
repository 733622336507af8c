import '../../support/jsdom/node-uint8array.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { startFlow } from './support/flow.ts'
import { openPage } from './support/open-page.tsx'
import { signInAs } from './support/sign-in-as.ts'

const flow = startFlow()
let admin: string

beforeAll(async () => {
  admin = await flow.api.tokenOf(1)
})

const open = async (token: string, path: string) => {
  await signInAs(token)
  return openPage(path)
}

it('a user who may create but not read gets the form for the next record', async () => {
  const { token } = await flow.api.userWith(['DUA_CATEGORY_CREATE'])
  const user = await open(token, '/dua-categories/add')
  const title = () => screen.findByRole('textbox', { name: /^Category Name/ })
  for (const name of ['সকাল', 'সন্ধ্যা']) {
    await user.type(await title(), name)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => expect(await title()).toHaveValue(''))
    expect(location.pathname).toBe('/dua-categories/add')
  }
  await waitFor(async () => expect(await title()).toHaveFocus())
  expect((await flow.api.call('GET', '/api/dua-category/total')).body.payload).toHaveLength(2)
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/'])
})

it.each([
  ['/country', 'Namaz Time Location', 'Namaz Time Location'],
  ['/dua', 'Dua List', 'Dua List'],
  // Stated names.
  ['/role/all', 'Role List', 'Roles'],
])('the list %s is %s, in its breadcrumb %s', async (path, title, name) => {
  await open(admin, path)
  await screen.findByRole('heading', { level: 1, name: title })
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Dashboard', name])
})

it('pages below a missing record show it, and link to existing ones', async () => {
  await open(admin, '/photo-gallery/photos/view/9999')
  const notice = (await screen.findByText(/^Photo Category not found/)).closest<HTMLElement>('[role=alert]')
  expect(within(notice ?? document.body).getByRole('link', { name: 'Photo Gallery' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Add Photo' })).not.toBeInTheDocument()
})

it('a record is not found under an address that names it wrongly', async () => {
  const id = await flow.api.services.store.transaction(async (writer) => {
    const imageId = await writer.insert('DbFile', {
      fileUrl: '/files/banner/banner.png',
      fileName: 'banner.png',
      fileExtension: 'png',
      fileType: 'image/png',
    })
    return writer.insert('DynamicPhotoSlider', { title: 'Banner', purpose: 'home', imageId, active: true })
  })
  await open(admin, `/dynamic-photo-slider/edit/${id}/wrong`)
  expect(await screen.findByText(/^Slider Photo not found/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /^Title/ })).not.toBeInTheDocument()
})

it.each(['/dua/edit', '/dua-categories/edit', '/user'])(
  'an impossible number below %s shows a message with a link to the list',
  async (path) => {
    await open(admin, `${path}/99999999999999999999`)
    const notice = (await screen.findByText(/ not found\. /)).closest<HTMLElement>('[role=alert]')
    expect(within(notice ?? document.body).getByRole('link')).toBeVisible()
    for (const name of ['Retry', 'Duplicate', 'Preview'])
      expect(screen.queryByText(name, { exact: true })).not.toBeInTheDocument()
  },
)

it('a failed search is shown, and ends', async () => {
  const user = await open(admin, '/dua-categories?q=%00')
  expect(await screen.findByText(/^Cannot search: .*no text/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByText('সকাল')).toBeVisible()
  expect(location.search).toBe('')
})

it.each(['9999', '99999999999999999999'])(
  'a copy of a missing record, as %s, begins empty and says so',
  async (id) => {
    const user = await open(admin, `/dua-categories/add?copy=${id}`)
    expect(await screen.findByText(/^The record to duplicate no longer exists/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /^Category Name/ }), `রাত ${id}`)
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(`রাত ${id}`)).toBeVisible()
  },
)

it('pasted text over the limit is kept, and the field shows it immediately', async () => {
  const user = await open(admin, '/masyala-categories/add')
  const title = await screen.findByRole('textbox', { name: /^Category Name/ })
  await user.click(title)
  await user.paste('ক'.repeat(300))
  expect(await screen.findByText('Must be at most 255 characters')).toBeVisible()
  expect(title).toHaveValue('ক'.repeat(300))
  expect(title).toHaveFocus()
})

it('a save does not ignore a refused picture', async () => {
  const user = await open(admin, '/photo-gallery/add')
  await user.type(await screen.findByRole('textbox', { name: /^Category Name/ }), 'উৎসব')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('উৎসব')
  const [category] = await flow.api.services.store.find('PhotoCategory', {}, {})
  cleanup()

  const form = await open(admin, `/photo-gallery/photos/${category?.id}/add`)
  await form.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Lanterns')
  const photo = screen.getByRole('group', { name: /^Photo/ })
  const text = new File(['words'], 'words.txt', { type: 'text/plain' })
  fireEvent.drop(photo, { dataTransfer: { files: [new File(['x'], 'a.png', { type: 'image/png' })] } })
  fireEvent.drop(photo, { dataTransfer: { files: [text] } })
  await form.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('“words.txt” is not an image.')).toBeVisible()
  await waitFor(() => expect(photo).toContainElement(document.activeElement as HTMLElement))
  expect(await flow.api.services.store.find('PhotoContent', {}, {})).toEqual([])
  expect(location.pathname).toBe(`/photo-gallery/photos/${category?.id}/add`)
})

it('without languages, form and list show it once', async () => {
  await open(admin, '/amaliat/amaliat-label/add')
  const notice = 'Please Add Language Before Submit this form.'
  expect(await screen.findAllByText(notice)).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  cleanup()
  await open(admin, '/amaliat/amaliat-label')
  expect(await screen.findAllByText(notice)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Add Language' })).toHaveAttribute('href', '/language/add')
})
