import { Box, Flex, IconButton, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { Cross } from '@strapi/icons'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { createGlobalStyle, styled } from 'styled-components'
import { z } from 'zod'
import type { PanelProps } from '../panel'

/** The viewport width of the page and the width of the frame, in px; the page is scaled to fit. */
const devices = {
  phone: { page: 390, frame: 390 },
  desktop: { page: 1280, frame: 640 },
}
type Device = keyof typeof devices
const isDevice = (value: unknown): value is Device => typeof value === 'string' && value in devices

/** The minimum window width in px; in narrower windows, the preview covers the form. */
const wide = 1280

const Frame = styled.aside<{ $width: number }>`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 3;
  display: flex;
  flex-direction: column;
  width: min(100vw, ${({ $width }) => $width}px);
  background: ${({ theme }) => theme.colors.neutral0};
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral200};
`

const responseSchema = z.object({ data: z.object({ url: z.url() }) })

/** Fetches a new link after every save, so that the preview shows the stored draft. */
function usePreviewLink({ model, documentId, document }: PanelProps) {
  const { get } = useFetchClient()
  const [url, setUrl] = useState<string | null>(null)
  const { locale, updatedAt } = document ?? {}
  useEffect(() => {
    let active = updatedAt !== undefined
    const params = { documentId, locale, status: 'draft' }
    get(`/content-manager/preview/url/${model}`, { params })
      .then(({ data }) => active && setUrl(responseSchema.parse(data).data.url))
      .catch(() => active && setUrl(null))
    return () => {
      active = false
    }
  }, [get, model, documentId, locale, updatedAt])
  return url
}

/** Makes room for the preview next to the form and hides the list of content types. */
const RoomForFrame = createGlobalStyle<{ $width: number }>`
  @media (min-width: ${wide}px) {
    #strapi { padding-inline-end: ${({ $width }) => $width}px; }
    #strapi div:has(> [data-strapi-main-content]) { grid-template-columns: 1fr; }
    #strapi div:has(+ [data-strapi-main-content]) { display: none; }
  }
`

/** Shows the saved draft on the site, next to the form. */
export function PreviewDrawer({ onClose, ...props }: PanelProps & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const modified = useForm('Drawer', state => state.modified)
  const url = usePreviewLink(props)
  const [device, setDevice] = useState<Device>('phone')
  const { page, frame } = devices[device]
  const scale = frame / page
  const message = (key: string) => formatMessage({ id: `panel.preview.${key}` })

  return createPortal(
    <Frame $width={frame} aria-label={message('title')}>
      <RoomForFrame $width={frame} />
      <Flex justifyContent="space-between" gap={2} padding={2}>
        <SingleSelect
          size="S"
          value={device}
          aria-label={message('width')}
          onChange={value => isDevice(value) && setDevice(value)}
        >
          <SingleSelectOption value="phone">{message('phone')}</SingleSelectOption>
          <SingleSelectOption value="desktop">{message('desktop')}</SingleSelectOption>
        </SingleSelect>
        <Typography variant="pi" textColor={modified ? 'warning700' : 'neutral600'} aria-live="polite">
          {message(modified ? 'unsaved' : 'saved')}
        </Typography>
        <IconButton label={message('hide')} variant="ghost" onClick={onClose}>
          <Cross />
        </IconButton>
      </Flex>
      <Box flex="1" overflow="hidden">
        {url && (
          <iframe
            key={url}
            title={message('title')}
            src={url}
            style={{
              width: page,
              height: `${100 / scale}%`,
              border: 0,
              transform: `scale(${scale})`,
              transformOrigin: '0 0',
            }}
          />
        )}
      </Box>
    </Frame>,
    document.body,
  )
}
