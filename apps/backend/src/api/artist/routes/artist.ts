import { artists } from '@bgm/contract'
import { createRoutes } from '#src/http/implement'

export default createRoutes(artists, 'artist')
