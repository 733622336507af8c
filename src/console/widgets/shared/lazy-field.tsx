import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormLabel from '@mui/material/FormLabel'
import Skeleton from '@mui/material/Skeleton'
import type { FieldProps, WidgetProps } from '@rjsf/utils'
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '../../i18n/use-label.ts'
import { HeldField, HeldFieldArrived, LateField, useDropHeld } from '../../ui/lazy/held-field.tsx'
import { isMissingCode } from '../../ui/lazy/preload-code.ts'
import { fieldLabel, fieldOptions } from './form-field.ts'

/** Name of a field until it renders its own. */
export interface FieldName {
  /** In the present language. */
  label: string
  required?: boolean | undefined
  /** The label is rendered elsewhere. */
  isDrawn?: boolean
}

/** The name of an rjsf widget. */
export const useWidgetName = ({ label, required, hideLabel }: WidgetProps): FieldName => ({
  label: useLabel()(label),
  required,
  isDrawn: hideLabel === true,
})

/** The name of an rjsf field. */
export const useFieldName = (props: FieldProps): FieldName => ({
  label: useLabel()(fieldLabel(props)),
  required: props.required,
  isDrawn: fieldOptions(props).label === false,
})

const unseen = { position: 'absolute', clipPath: 'inset(50%)' } as const

interface FailedProps {
  name: FieldName
  onRetry: () => void
}

/** Replaces a field whose code cannot be loaded. Screen readers read the field's name first. */
const FieldFailed = ({ name, onRetry }: FailedProps) => {
  const { t } = useTranslation(['widgets', 'shell'])
  const { label, required = false, isDrawn = false } = name
  useDropHeld()
  return (
    <div role='alert'>
      <FormLabel component='p' required={required} sx={isDrawn ? unseen : { m: 0, mb: 1 }}>
        {label}
      </FormLabel>
      <Alert
        role='presentation'
        severity='error'
        action={
          <Button
            size='small'
            color='inherit'
            sx={{ whiteSpace: 'nowrap' }}
            onClick={onRetry}
            aria-label={`${t('common.retry')}: ${label}`}
          >
            {t('common.retry')}
          </Button>
        }
      >
        {t('fieldFailed')}
      </Alert>
    </div>
  )
}

interface BoundaryProps {
  children: () => ReactNode
  failed: (onRetry: () => void) => ReactNode
  /** Loads the code again. */
  onRetry: () => void
}

/** Error boundary for a field whose code cannot be loaded, so that the form keeps working. */
class FieldBoundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  retry = (): void => {
    this.props.onRetry()
    this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children()
    if (isMissingCode(error)) return this.props.failed(this.retry)
    throw error
  }
}

/**
 * A part of a {@link LateField} with separately loaded code. `placeholder` renders until the code has loaded, and holds
 * text typed meanwhile. If loading fails, the part shows an error with the name from `useName` and a retry button.
 */
export const lazyPartOfField = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode,
  useName: (props: Props) => FieldName,
): ComponentType<Props> => {
  const begin = (): ComponentType<Props> => lazy(async () => ({ default: await load() }))
  let Field = begin()
  const again = (): void => {
    Field = begin()
  }
  const Failed = ({ of, onRetry }: { of: Props; onRetry: () => void }) => (
    <FieldFailed name={useName(of)} onRetry={onRetry} />
  )
  const Waiting = ({ of }: { of: Props }) => (
    <HeldField label={useName(of).label}>{placeholder(of)}</HeldField>
  )
  return (props) => (
    <FieldBoundary onRetry={again} failed={(retry) => <Failed of={props} onRetry={retry} />}>
      {() => (
        <Suspense fallback={<Waiting of={props} />}>
          <Field {...props} />
          <HeldFieldArrived />
        </Suspense>
      )}
    </FieldBoundary>
  )
}

/** A field with separately loaded code; see {@link lazyPartOfField}. */
export const lazyField = <Props extends object>(
  ...parts: Parameters<typeof lazyPartOfField<Props>>
): ComponentType<Props> => {
  const Part = lazyPartOfField(...parts)
  return (props) => (
    <LateField>
      <Part {...props} />
    </LateField>
  )
}

/** A placeholder of `height` pixels. */
export const skeleton = (height: number) => (): ReactNode => <Skeleton variant='rounded' height={height} />
