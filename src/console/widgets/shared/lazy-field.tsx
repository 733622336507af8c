import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissingCode } from '../../ui/lazy/missing-code.ts'

/** In the place of a field whose code cannot be fetched. */
const FieldFailed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation(['widgets', 'shell'])
  return (
    <Alert
      severity='error'
      action={
        <Button size='small' color='inherit' onClick={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t('fieldFailed')}
    </Alert>
  )
}

interface BoundaryProps {
  children: () => ReactNode
  /** Has the code fetched again. */
  onRetry: () => void
}

/** Keeps a field whose code cannot be fetched from taking the form around it along. */
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
    if (isMissingCode(error)) return <FieldFailed onRetry={this.retry} />
    throw error
  }
}

/**
 * A field whose code is a file of its own; `placeholder` stands there until it has come. Where it cannot be fetched the
 * field says so, and fetches it again when asked to.
 */
export const lazyField = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode,
): ComponentType<Props> => {
  const begin = (): ComponentType<Props> => lazy(async () => ({ default: await load() }))
  let Field = begin()
  const again = (): void => {
    Field = begin()
  }
  return (props) => (
    <FieldBoundary onRetry={again}>
      {() => (
        <Suspense fallback={placeholder(props)}>
          <Field {...props} />
        </Suspense>
      )}
    </FieldBoundary>
  )
}

/** A placeholder of `height` pixels. */
export const skeleton = (height: number) => (): ReactNode => <Skeleton variant='rounded' height={height} />
