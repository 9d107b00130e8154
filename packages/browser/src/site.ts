// The only script of a content page, bundled separately; its size is limited by a test.
import { layOutDeferredSections } from './deferred-sections'
import { prefetchOnIntent } from './prefetch'
import { retryUntilAvailable } from './retry'
import { startPage } from './start-page'

startPage()
prefetchOnIntent()
retryUntilAvailable()
layOutDeferredSections()
