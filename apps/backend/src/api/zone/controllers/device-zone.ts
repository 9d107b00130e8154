import { deviceBundles } from '@bgm/contract'
import { implement } from '#src/platform/http/implement'
import { listBundles } from '#src/playback'

export default implement(deviceBundles, { list: ({ body }) => listBundles(body.devices) })
