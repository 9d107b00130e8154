import { Field, Flex } from '@strapi/design-system'
import { useId } from 'react'
import styled from 'styled-components'

/** Styles the native file input, which is accessible, in the panel's colours. */
const Input = styled.input`
  font: inherit;
  width: 100%;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;

  &::file-selector-button {
    font: inherit;
    margin-right: 12px;
    padding: 6px 12px;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: ${({ theme }) => theme.borderRadius};
    background: ${({ theme }) => theme.colors.neutral100};
    color: ${({ theme }) => theme.colors.neutral800};
  }

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`

type Props = {
  label: string
  hint?: string
  accept: string
  /** Lets the user pick several files or a whole folder; one file if omitted. */
  several?: 'files' | 'folder'
  disabled?: boolean
  error?: string
  onChoose: (files: File[]) => void
}

export function FilePicker({ label, hint, accept, several, disabled, error, onChoose }: Props) {
  const id = useId()
  return (
    <Field.Root id={id} hint={hint} error={error} width="100%">
      <Flex direction="column" alignItems="stretch" gap={1} width="100%">
        <Field.Label>{label}</Field.Label>
        <Input
          id={id}
          type="file"
          accept={accept}
          multiple={several !== undefined}
          disabled={disabled}
          aria-describedby={`${id}-hint ${id}-error`}
          {...(several === 'folder' && { webkitdirectory: '' })}
          // Browsers report no change if the same file is chosen again, for example after it was corrected.
          onClick={event => {
            event.currentTarget.value = ''
            onChoose([])
          }}
          onChange={event => onChoose([...(event.currentTarget.files ?? [])])}
        />
        <Field.Hint />
        <Field.Error />
      </Flex>
    </Field.Root>
  )
}
