import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Difference } from '../../../../../src/console/engine/form/conflict/conflict.ts'
import { VersionChoice } from '../../../../../src/console/engine/form/conflict/conflict-dialog.tsx'
import type { Mapping } from '../../../../../src/console/engine/form/data/mapping.ts'

const mapping = {
  schema: { type: 'object', properties: { gender: { type: 'string', enum: ['MALE', 'FEMALE'] } } },
  ui: { gender: { 'ui:title': 'Gender', 'ui:enumNames': ['Male', 'Female'] } },
  context: { languages: [] },
} as unknown as Mapping

it('shows the labels of choices, not their constants', () => {
  const difference: Difference = {
    ...{ name: 'gender', key: 'gender/', start: undefined, mine: 'MALE', theirs: 'FEMALE' },
    proposed: 'mine',
  }
  render(
    <VersionChoice
      difference={difference}
      change={undefined}
      mapping={mapping}
      value='mine'
      onChange={() => undefined}
    />,
  )
  expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveTextContent(/Male.*Female/)
  expect(screen.queryByText('MALE')).toBeNull()
})
