import validator from '@rjsf/validator-ajv8'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Activity } from 'react'
import { expect, it } from 'vitest'
import { ThemedForm } from '../../../../../src/console/engine/form/theme/form-theme.tsx'
import '../../../widgets/widget-form.tsx'

const schema = { type: 'object', properties: { name: { type: 'string' } } } as const

/** A form whose field has this name. */
const Named = ({ title, isHidden }: { title: string; isHidden: boolean }) => (
  <Activity mode={isHidden ? 'hidden' : 'visible'}>
    <ThemedForm
      schema={schema}
      uiSchema={{ name: { 'ui:title': title } }}
      validator={validator}
      formContext={{ errors: {}, touch: () => undefined }}
      noValidate
    />
  </Activity>
)

it('a form rendered in advance shows its current texts when it opens, and keeps its input', async () => {
  const view = render(<Named title='Name' isHidden />)
  view.rerender(<Named title='নাম' isHidden />)
  view.rerender(<Named title='নাম' isHidden={false} />)
  const input = screen.getByRole('textbox', { name: 'নাম' })
  await userEvent.type(input, 'আমিনা')
  view.rerender(<Named title='الاسم' isHidden={false} />)
  expect(await screen.findByRole('textbox', { name: 'الاسم' })).toBe(input)
  expect(input).toHaveValue('আমিনা')
})
