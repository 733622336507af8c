import Autocomplete from '@mui/material/Autocomplete'
import type { WidgetProps } from '@rjsf/utils'
import { Activity, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { PickerInput } from '../../../../../src/console/widgets/shared/picker/picker-input.tsx'

const widget = { id: 'district', label: 'District', hideLabel: false } as WidgetProps

const Picker = () => (
  <Autocomplete
    options={['Dhaka']}
    renderInput={(params) => (
      <PickerInput params={params} widget={widget} placeholder={undefined} required={false} />
    )}
  />
)

it('lets a form that was drawn ahead be seen before its effects run', async () => {
  const order: string[] = []
  let show = (): void => undefined
  const Form = () => {
    useLayoutEffect(() => {
      order.push('on the page')
      queueMicrotask(() => order.push('the browser goes on'))
    }, [])
    useEffect(() => void order.push('effects'), [])
    return <Picker />
  }
  const Page = () => {
    const [mode, setMode] = useState<'hidden' | 'visible'>('hidden')
    show = () => startTransition(() => setMode('visible'))
    return (
      <Activity mode={mode}>
        <Form />
      </Activity>
    )
  }
  const element = document.body.appendChild(document.createElement('div'))
  const root = createRoot(element)
  // As in a browser: `act` runs effects at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  try {
    root.render(<Page />)
    await vi.waitUntil(() => element.querySelector('input') !== null)
    show()
    await vi.waitUntil(() => order.includes('effects'))
    expect(order).toEqual(['on the page', 'the browser goes on', 'effects'])
  } finally {
    root.unmount()
    element.remove()
    vi.unstubAllGlobals()
  }
})
