import type { Api, Playlist } from '@bgm/api-client'

/** The playlists to choose from, curated ones first. */
export const listPlaylists = async (api: Api): Promise<Playlist[]> =>
  (await api.playlists.list({ page_size: 100 })).data
