import { artists } from '@bgm/contract'
import { findArtist, getArtistView } from '#src/catalogue'
import { getScope } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'

export default implement(artists, {
  async get({ params, query: { page, page_size: pageSize }, ctx }) {
    const artist = await findArtist(params.slug)
    if (!artist) throw notFound()
    return getArtistView(artist, getScope(ctx).organisation, { page, pageSize })
  },
})
