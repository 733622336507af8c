import { act, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, use, useEffect, useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Pages } from '../../../src/console/shell/pages.tsx'
import {
  dropPreparedPage,
  PageParametersContext,
  preparedPages,
  preparePage,
} from '../../../src/console/ui/page/prepared-page.ts'

vi.mock('../../../src/console/shell/platform-offer.tsx', () => ({ PlatformOffer: () => null }))

let begun: string[] = []

/** A page that keeps a typed text, shows its address, and reports its effects. */
const Form = ({ name }: { name: string }) => {
  const { route, query } = use(PageParametersContext)
  const [text, setText] = useState('')
  useEffect(() => {
    begun.push(name)
  }, [name])
  return (
    <>
      <h1>{name}</h1>
      <p>
        {String(route.book)} {String(query.kind)}
      </p>
      <input aria-label='Title' value={text} onChange={(event) => setText(event.target.value)} />
    </>
  )
}

const Fails = (): ReactNode => {
  throw new Error('cannot be drawn')
}

let router: ReturnType<typeof createBrowserRouter>
const go = (to: string) => act(() => router.navigate(to))

beforeEach(() => {
  begun = []
  window.history.replaceState(null, '', '/books/7')
  router = createBrowserRouter([
    {
      element: <Pages />,
      errorElement: <h1>Broken</h1>,
      children: [
        { path: '/books/:book', element: <h1>List</h1> },
        { path: '/books/:book/add', element: <Form name='Usual form' /> },
        { path: '/elsewhere', element: <h1>Elsewhere</h1> },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
})
afterEach(() => {
  router.dispose()
  for (const page of preparedPages()) dropPreparedPage(page)
})

const add = '/books/7/add?kind=new'
const parameters = { route: { book: '7' }, query: { kind: 'new' } }

/** Prepares and renders a page. */
const prepare = async (element: ReactNode = <Form name='Prepared form' />, url = add) => {
  const page = await act(async () =>
    preparePage({ kind: 'create', url, from: '/books/7', parameters, element }),
  )
  return page
}
const type = (text: string) =>
  act(async () => {
    const input = screen.getByRole<HTMLInputElement>('textbox')
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const heading = (name: string) => screen.findByRole('heading', { name })

describe('a page that is drawn ahead', () => {
  it('is not in the document and inactive until its address opens; then the same page is shown', async () => {
    const page = await prepare()
    await waitFor(() => expect(page?.box.current?.textContent).toContain('Prepared form'))
    expect(document.body.textContent).toBe('List')
    expect(begun).toEqual([])
    const input = page?.box.current?.querySelector('input')
    await go(add)
    await heading('Prepared form')
    expect(screen.getByRole('textbox')).toBe(input)
    expect(screen.getByText('7 new')).toBeDefined()
    expect(begun).toEqual(['Prepared form'])
    expect(screen.queryByText('List')).toBeNull()
  })

  it('keeps typed text when its query changes, and shows the new one', async () => {
    await prepare()
    await go(add)
    await type('Half a title')
    await go('/books/7/add?kind=old')
    expect(await screen.findByText('7 old')).toBeDefined()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Half a title')
  })

  it('is discarded after the user leaves: on return the form is empty', async () => {
    await prepare()
    await go(add)
    await type('Half a title')
    await go('/books/7')
    await heading('List')
    expect(preparedPages()).toEqual([])
    await go(add)
    await heading('Usual form')
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
  })

  it('is discarded when its user opens another page, and kept while the list only changes pages', async () => {
    await prepare()
    await go('/books/7?page=2')
    expect(preparedPages()).toHaveLength(1)
    await go('/elsewhere')
    await heading('Elsewhere')
    expect(preparedPages()).toEqual([])
  })

  it('does not take the place of a form that is open already', async () => {
    await go(add)
    await type('Half a title')
    expect(await prepare()).toBeNull()
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Half a title')
  })

  it('is a new one if the same address is prepared again, without state of the first', async () => {
    await prepare(<Form name='First' />)
    await prepare(<Form name='Second' />)
    expect(preparedPages()).toHaveLength(1)
    await go(add)
    await heading('Second')
  })

  it('that cannot be drawn fails where it is opened, not before', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await prepare(<Fails />)
    expect(screen.getByRole('heading', { name: 'List' })).toBeDefined()
    expect(consoleError).not.toHaveBeenCalled()
    await go(add)
    await heading('Broken')
    consoleError.mockRestore()
  })
})
