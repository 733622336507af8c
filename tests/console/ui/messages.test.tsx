import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startI18n } from '../../../src/console/i18n/i18n.ts'
import { ConfirmDialog } from '../../../src/console/ui/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../../src/console/ui/states.tsx'
import { showToast, ToastProvider } from '../../../src/console/ui/toasts/toasts.tsx'

beforeAll(() => startI18n('en'))
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  it('closes after five seconds, and is replaced by the next one', async () => {
    render(<ToastProvider>page</ToastProvider>)
    act(() => showToast({ message: 'First' }))
    await screen.findByText('First', {}, { timeout: 8000 })
    vi.useFakeTimers()
    act(() => showToast({ message: 'Second', type: 'error' }))
    expect(screen.queryByText('First')).not.toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent('Second')
    act(() => vi.advanceTimersByTime(4900))
    expect(screen.getByText('Second')).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(200))
    act(() => vi.advanceTimersByTime(1000))
    expect(screen.queryByText('Second')).not.toBeInTheDocument()
  })

  it('shortens a long text to a few lines, and keeps the whole as text and title', async () => {
    const message = `Deleted: ${'name '.repeat(48).trim()}`
    render(<ToastProvider>page</ToastProvider>)
    act(() => showToast({ message }))
    const text = await screen.findByText(message, {}, { timeout: 8000 })
    expect(text).toHaveAttribute('title', message)
    expect(getComputedStyle(text).overflow).toBe('hidden')
    expect(getComputedStyle(text).getPropertyValue('-webkit-line-clamp')).toBe('3')
  })
})

describe('a confirmation', () => {
  const ask = (props: { busy?: boolean; error?: string }) => {
    const onConfirm = vi.fn()
    const onClose = vi.fn()
    render(
      <ConfirmDialog
        open
        text='Are you sure to delete this Role?'
        confirmLabel='Delete'
        onConfirm={onConfirm}
        onClose={onClose}
        {...props}
      />,
    )
    return { onConfirm, onClose }
  }

  it('asks its question', () => {
    const { onConfirm, onClose } = ask({})
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure to delete this Role?')
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([onConfirm, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('stays with the error', () => {
    ask({ error: 'The role still has users.' })
    expect(screen.getByRole('alert')).toHaveTextContent('The role still has users.')
  })

  it('stays open when its button is double-clicked, and closes by a click beside it', () => {
    const { onClose } = ask({})
    const beside = screen.getByRole('alertdialog').parentElement ?? document.body
    const clickBeside = (detail: number): void => {
      fireEvent.mouseDown(beside)
      fireEvent.click(beside, { detail })
    }
    clickBeside(2)
    expect(onClose).not.toHaveBeenCalled()
    clickBeside(1)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('cannot be closed while it runs', () => {
    const { onClose } = ask({ busy: true })
    expect(screen.getByRole('button', { name: /Delete/ })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' })
    expect(onClose).not.toHaveBeenCalled()
  })
})

describe('an error in place of content', () => {
  it('offers to try again', () => {
    const retry = vi.fn()
    render(<ErrorState message='Nothing came.' onRetry={retry} />)
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledOnce()
  })
})
