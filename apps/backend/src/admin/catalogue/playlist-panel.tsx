import { Box, Flex, Typography } from '@strapi/design-system'
import { useFetchClient, useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { z } from 'zod'
import type { EditFormPanel } from '../panel'

const reviewSchema = z.object({
  data: z.object({
    /** Base URL of the portal route that renders playlist covers. */
    covers: z.url(),
    tracks: z.number(),
    minutes: z.number(),
    warnings: z.array(z.object({ kind: z.string(), count: z.number() })),
  }),
})
type Review = z.output<typeof reviewSchema>['data']

function useReview(documentId: string, updatedAt: string): Review | 'failed' | null {
  const { get } = useFetchClient()
  const [review, setReview] = useState<Review | 'failed' | null>(null)
  useEffect(() => {
    // Every save changes `updatedAt`, so the review is fetched again.
    let active = updatedAt !== ''
    get(`/content-manager/catalogue/playlists/${documentId}`)
      .then(({ data }) => active && setReview(reviewSchema.parse(data).data))
      .catch(() => active && setReview('failed'))
    return () => {
      active = false
    }
  }, [get, documentId, updatedAt])
  return review
}

const coverValues = z.object({
  slug: z.string().min(1),
  cover_gesture: z.string(),
  cover_palette: z.string(),
  cover_density: z.coerce.number().int().min(3).max(9),
})

/** The cover as members see it, with the current values of the form. */
function Cover({ folder }: { folder: string }) {
  const { formatMessage } = useIntl()
  const values: unknown = useForm('Cover', state => state.values)
  const cover = coverValues.safeParse(values).data
  if (!cover) return null
  const { cover_gesture, cover_palette, cover_density, slug } = cover
  const name = [cover_gesture, cover_palette, cover_density, slug].join('_')
  return (
    <img
      src={`${folder}${encodeURIComponent(name)}.svg`}
      alt={formatMessage({ id: 'panel.review.cover' })}
      width={240}
      height={240}
      style={{ maxWidth: '100%', height: 'auto', borderRadius: 4 }}
    />
  )
}

function PlaylistReview({ documentId, updatedAt }: { documentId: string; updatedAt: string }) {
  const { formatMessage } = useIntl()
  const text = (key: string, values = {}) => formatMessage({ id: `panel.review.${key}` }, values)
  const review = useReview(documentId, updatedAt)
  if (review === null) return <Typography variant="pi">{text('loading')}</Typography>
  if (review === 'failed') return <Typography variant="pi">{text('failed')}</Typography>
  const { covers, tracks, minutes, warnings } = review
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Cover folder={covers} />
      <Typography tag="p" fontWeight="semiBold">
        {text('totals', { tracks, hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </Typography>
      {warnings.length === 0 && <Typography tag="p">{text('fine')}</Typography>}
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {warnings.map(({ kind, count }) => (
          <Box key={kind} tag="li" background="warning100" padding={2} hasRadius>
            <Typography variant="pi" textColor="warning700">
              {text(`warning.${kind}`, { count })}
            </Typography>
          </Box>
        ))}
      </Flex>
    </Flex>
  )
}

/** Length and warnings of the saved playlist, shown next to its form. */
export const PlaylistPanel: EditFormPanel = ({ model, document }) => {
  const { formatMessage } = useIntl()
  if (model !== 'api::playlist.playlist' || !document?.documentId) return null
  return {
    title: formatMessage({ id: 'panel.review' }),
    content: <PlaylistReview documentId={document.documentId} updatedAt={document.updatedAt ?? ''} />,
  }
}
