import { Box, Button, Flex, Typography } from '@strapi/design-system'
import { Download, Duplicate } from '@strapi/icons'
import { useClipboard, useNotification } from '@strapi/strapi/admin'
import { useEffect, useRef } from 'react'
import { saveFile } from '../save-file'
import { useTexts } from './use-second-factor'

type Props = { codes: string[]; onDone(): void }

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useTexts()
  const { copy } = useClipboard()
  const { toggleNotification } = useNotification()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  const copyAll = async () => {
    if (await copy(text)) toggleNotification({ type: 'success', message: t('codes.copied') })
  }
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Typography tag="h2" variant="beta" tabIndex={-1} ref={heading}>
        {t('codes.title')}
      </Typography>
      <Typography>{t('codes.text')}</Typography>
      <Box background="neutral100" padding={4} hasRadius>
        <ul aria-label={t('codes.list')} style={{ columns: '12rem', listStyle: 'none', padding: 0 }}>
          {codes.map(code => (
            <Typography tag="li" key={code} lineHeight={5} style={{ fontFamily: 'monospace' }}>
              {code}
            </Typography>
          ))}
        </ul>
      </Box>
      <Flex gap={3} wrap="wrap">
        <Button
          variant="secondary"
          startIcon={<Download />}
          onClick={() => saveFile(t('codes.file'), new Blob([text], { type: 'text/plain' }))}
        >
          {t('codes.download')}
        </Button>
        <Button variant="secondary" startIcon={<Duplicate />} onClick={() => void copyAll()}>
          {t('codes.copy')}
        </Button>
      </Flex>
      <Button fullWidth onClick={onDone}>
        {t('codes.done')}
      </Button>
    </Flex>
  )
}
