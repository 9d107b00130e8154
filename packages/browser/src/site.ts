// The only script on a content page, bundled separately; a test limits its size.
import { layOutDeferredSections } from './deferred-sections'
import { enhancePage } from './enhance-page'
import { showOldCopies } from './old-copies'
import { prefetchOnIntent } from './prefetch'
import { reloadWhenAvailable } from './retry'

enhancePage()
prefetchOnIntent()
reloadWhenAvailable()
layOutDeferredSections()
showOldCopies()
