import { Box, Flex, Typography } from '@strapi/design-system'
import { useIntl } from 'react-intl'
import { styled } from 'styled-components'
import type { Change } from './responses'

const Text = styled(Typography)`
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  ins, del { padding: 0 0.2rem; border-radius: 0.2rem; }
  ins { color: ${({ theme }) => theme.colors.success700}; background: ${({ theme }) => theme.colors.success100}; }
  del { color: ${({ theme }) => theme.colors.danger700}; background: ${({ theme }) => theme.colors.danger100}; }
`

const tags = { same: 'span', added: 'ins', removed: 'del' } as const

function Piece({ kind, text, type }: Change['parts'][number] & { type: string }) {
  const { formatMessage } = useIntl()
  const Tag = tags[kind]
  if (type === 'boolean')
    return <Tag>{formatMessage({ id: `panel.facts.${text === 'true' ? 'yes' : 'no'}` })}</Tag>
  return <Tag>{type === 'enumeration' ? formatMessage({ id: text, defaultMessage: text }) : text}</Tag>
}

function OneChange({ where, type, parts }: Change) {
  const { formatMessage } = useIntl()
  const labels = where.map(({ id, label, number }) =>
    [formatMessage({ id, defaultMessage: label }), number].filter(Boolean).join(' '),
  )
  return (
    <Box tag="li" borderColor="neutral200" hasRadius padding={3}>
      <Typography tag="h3" variant="pi" fontWeight="bold" textColor="neutral600">
        {labels.join(' › ')}
      </Typography>
      <Text tag="p" textColor="neutral800">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order and never change
          <Piece key={index} {...part} type={type} />
        ))}
      </Text>
    </Box>
  )
}

/** The changes a restore would make: removed text is struck through, restored text is underlined. */
export function VersionChanges({ changes }: { changes: Change[] }) {
  const { formatMessage } = useIntl()
  if (changes.length === 0) return <Typography>{formatMessage({ id: 'panel.versions.same' })}</Typography>
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Text tag="p" variant="pi" textColor="neutral800">
        <del>{formatMessage({ id: 'panel.versions.removed' })}</del>{' '}
        <ins>{formatMessage({ id: 'panel.versions.added' })}</ins>
      </Text>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {changes.map((change, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
          <OneChange key={index} {...change} />
        ))}
      </Flex>
    </Flex>
  )
}
