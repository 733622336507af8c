import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ErrorsByPath } from '../../../../src/console/widgets/form-context.ts'
import { isObject } from '../../../../src/contract/json.ts'
import { showForm } from '../widget-form.tsx'
// The widget loads it lazily; tests load it first, so that none waits.
import '../../../../src/console/widgets/items/items-field.tsx'

const guests = {
  properties: {
    eventGuests: {
      type: 'array',
      items: {
        type: 'object',
        required: ['guestName'],
        properties: {
          guestName: { type: 'string' },
          guestDesignation: { type: 'string' },
          guestImage: { type: 'object' },
        },
      },
    },
  },
  ui: {
    eventGuests: {
      'ui:title': 'Guests',
      'ui:widget': 'items',
      'ui:options': {
        titleField: 'guestName',
        imageField: 'guestImage',
        addLabel: 'Add Guest',
        dialogTitle: 'Edit Guest',
      },
      items: {
        guestName: { 'ui:title': 'Guest Name' },
        guestDesignation: { 'ui:title': 'Guest Designation' },
        guestImage: { 'ui:title': 'Photo', 'ui:widget': 'image' },
      },
    },
  },
  context: {
    validateItem: (pointer: string, value: unknown): ErrorsByPath =>
      isObject(value) && value.guestName ? {} : { [`${pointer}/guestName`]: ['Guest Name is required'] },
  },
}
const three = { eventGuests: [{ guestName: 'Amina' }, { guestName: 'Bilal' }, { guestName: 'Celia' }] }
const names = () =>
  screen.getAllByRole('listitem').map((row) => row.textContent?.replace(/^[A-Z](?=[A-Z])/, ''))

describe('a list edited in place', () => {
  it('gets an item in a dialog, which is checked before it closes', async () => {
    const user = userEvent.setup()
    const { seen } = showForm(guests)
    expect(await screen.findByText('Nothing added yet.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add Guest' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add Guest' })
    expect(within(dialog).getByRole('textbox', { name: /Guest Name/ })).toHaveFocus()
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(within(dialog).getByText('Guest Name is required')).toBeVisible()
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Guest Name/ })).toHaveFocus())
    await user.type(within(dialog).getByRole('textbox', { name: /Guest Name/ }), 'Amina')
    await user.type(within(dialog).getByRole('textbox', { name: /Guest Designation/ }), 'Speaker{Enter}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(seen.data).toEqual({ eventGuests: [{ guestName: 'Amina', guestDesignation: 'Speaker' }] })
    expect(seen.submitted).toEqual([])
    expect(names()).toEqual(['Amina'])
  })

  it('omits its title if the group has the same, and keeps its name', async () => {
    const { eventGuests } = guests.ui
    const untitled = { ...eventGuests, 'ui:options': { ...eventGuests['ui:options'], label: false } }
    showForm({ ...guests, ui: { eventGuests: untitled } })
    expect(await screen.findByRole('group', { name: 'Guests' })).toBeVisible()
    expect(screen.queryByText('Guests')).toBeNull()
  })

  it('shows the fault of a field after the user leaves it', async () => {
    const user = userEvent.setup()
    showForm(guests)
    await user.click(await screen.findByRole('button', { name: 'Add Guest' }))
    await user.click(screen.getByRole('textbox', { name: /Guest Name/ }))
    expect(screen.queryByText('Guest Name is required')).toBeNull()
    await user.tab()
    expect(screen.getByText('Guest Name is required')).toBeVisible()
  })

  it('keeps a file chosen in the dialog', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...guests, data: three })
    await user.click(await screen.findByRole('button', { name: 'Edit Bilal' }))
    await user.upload(
      screen.getByLabelText('Photo Choose image'),
      new File(['x'], 'b.png', { type: 'image/png' }),
    )
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(seen.data).toMatchObject({
      eventGuests: [{}, { guestName: 'Bilal', guestImage: { pending: 'kept' } }, {}],
    })
  })

  it('asks before typed text is discarded, and before an item is deleted', async () => {
    const user = userEvent.setup()
    const { seen } = showForm({ ...guests, data: three })
    await user.click(await screen.findByRole('button', { name: 'Edit Amina' }))
    await user.type(screen.getByRole('textbox', { name: /Guest Name/ }), 'h')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByRole('textbox', { name: /Guest Name/ })).toHaveValue('Aminah')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(seen.data).toEqual(three)

    await user.click(screen.getByRole('button', { name: 'Delete Bilal' }))
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure to delete Bilal?')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(seen.data).toEqual({ eventGuests: [{ guestName: 'Amina' }, { guestName: 'Celia' }] })
    expect(seen.touched).toContain('/eventGuests')
  })

  it('closes immediately when nothing was typed', async () => {
    const user = userEvent.setup()
    showForm({ ...guests, data: three })
    await user.click(await screen.findByRole('button', { name: 'Edit Amina' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('marks an item with an error', async () => {
    const { seen } = showForm({ ...guests, data: three })
    await screen.findByRole('button', { name: 'Edit Amina' })
    seen.setErrors({ '/eventGuests/1/guestName': ['Guest Name is required'] })
    expect(within(screen.getAllByRole('listitem')[1] as HTMLElement).getByRole('alert')).toHaveTextContent(
      'This entry has an error.',
    )
  })

  it('offers to move items by keyboard, with instructions', async () => {
    showForm({ ...guests, data: three })
    const handle = await screen.findByRole('button', { name: 'Move Amina' })
    expect(handle).toHaveAccessibleDescription(/Press Space to pick up/)
    expect(handle).toHaveAttribute('tabindex', '0')
  })
})
