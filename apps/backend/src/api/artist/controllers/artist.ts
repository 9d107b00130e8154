import { artists } from '@bgm/contract'
import { getScope } from '#src/api/membership/services/scope'
import { notFound } from '#src/http/errors'
import { implement } from '#src/http/implement'
import { findArtist, getArtistView } from '../services/view'

export default implement(artists, {
  async get({ params, query: { page, page_size: pageSize }, ctx }) {
    const artist = await findArtist(params.slug)
    if (!artist) throw notFound()
    return getArtistView(artist, getScope(ctx).organisation, { page, pageSize })
  },
})
