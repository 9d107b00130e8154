import { acoustic } from './acoustic'
import { ambient } from './ambient'
import { bossa } from './bossa'
import { kacapi } from './kacapi'
import { lofi } from './lofi'
import { lounge } from './lounge'
import { swing } from './swing'
import { waltz } from './waltz'

export const styles = { acoustic, ambient, bossa, kacapi, lofi, lounge, swing, waltz }
export type StyleName = keyof typeof styles
