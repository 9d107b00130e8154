import { Box, Flex, IconButton, SingleSelect, SingleSelectOption, Typography } from '@strapi/design-system'
import { Cross } from '@strapi/icons'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useIntl } from 'react-intl'
import { createGlobalStyle, styled } from 'styled-components'
import { z } from 'zod'
import type { PanelProps } from '../panel'

/** The width of the page in each frame, and the share of the window that the frame takes. */
const devices = {
  phone: { page: 390, frame: 390 },
  desktop: { page: 1280, frame: 640 },
}
type Device = keyof typeof devices
const isDevice = (value: unknown): value is Device => typeof value === 'string' && value in devices

/** Below this width the preview covers the form. */
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

const answer = z.object({ data: z.object({ url: z.url() }) })

/** A new link after every save: it shows the draft as it is stored. */
function usePreviewLink({ model, documentId, document }: PanelProps) {
  const { get } = useFetchClient()
  const [url, setUrl] = useState<string | null>(null)
  const { locale, updatedAt } = document ?? {}
  useEffect(() => {
    let open = updatedAt !== undefined
    const params = { documentId, locale, status: 'draft' }
    get(`/content-manager/preview/url/${model}`, { params })
      .then(({ data }) => open && setUrl(answer.parse(data).data.url))
      .catch(() => open && setUrl(null))
    return () => {
      open = false
    }
  }, [get, model, documentId, locale, updatedAt])
  return url
}

/** Leaves the form the rest of the window, without the list of types beside it. */
const RoomForFrame = createGlobalStyle<{ $width: number }>`
  @media (min-width: ${wide}px) {
    #strapi { padding-inline-end: ${({ $width }) => $width}px; }
    #strapi div:has(> [data-strapi-main-content]) { grid-template-columns: 1fr; }
    #strapi div:has(+ [data-strapi-main-content]) { display: none; }
  }
`

/** The saved draft in the site itself, beside the form. */
export function PreviewDrawer({ onClose, ...props }: PanelProps & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const modified = useForm('Drawer', state => state.modified)
  const url = usePreviewLink(props)
  const [device, setDevice] = useState<Device>('phone')
  const { page, frame } = devices[device]
  const scale = frame / page
  const said = (key: string) => formatMessage({ id: `panel.preview.${key}` })

  return createPortal(
    <Frame $width={frame} aria-label={said('title')}>
      <RoomForFrame $width={frame} />
      <Flex justifyContent="space-between" gap={2} padding={2}>
        <SingleSelect
          size="S"
          value={device}
          aria-label={said('width')}
          onChange={value => isDevice(value) && setDevice(value)}
        >
          <SingleSelectOption value="phone">{said('phone')}</SingleSelectOption>
          <SingleSelectOption value="desktop">{said('desktop')}</SingleSelectOption>
        </SingleSelect>
        <Typography variant="pi" textColor={modified ? 'warning700' : 'neutral600'} aria-live="polite">
          {said(modified ? 'unsaved' : 'saved')}
        </Typography>
        <IconButton label={said('hide')} variant="ghost" onClick={onClose}>
          <Cross />
        </IconButton>
      </Flex>
      <Box flex="1" overflow="hidden">
        {url && (
          <iframe
            key={url}
            title={said('title')}
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
