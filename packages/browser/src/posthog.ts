// The lazily loaded half of analytics.ts: nobody who did not agree ever fetches it.
import { posthog } from 'posthog-js/dist/module.no-external'
import type { AnalyticsClient, AnalyticsSettings } from './analytics'
import { redactProperties } from './redact-event'

const days = 365
const seconds = { idle: 1800 }
const milliseconds = { flags: 3000 }
const longestProperty = 65_535

export function startPosthog({ key, host }: AnalyticsSettings): AnalyticsClient {
  posthog.init(key, {
    api_host: host,
    autocapture: true,
    person_profiles: 'always',
    mask_all_text: true,
    mask_all_element_attributes: true,
    capture_pageview: false,
    capture_pageleave: false,
    save_referrer: false,
    save_campaign_params: false,
    disable_external_dependency_loading: true,
    disable_session_recording: true,
    disable_surveys: true,
    feature_flag_request_timeout_ms: milliseconds.flags,
    session_idle_timeout_seconds: seconds.idle,
    cookie_expiration: days,
    properties_string_max_length: longestProperty,
    opt_out_capturing_by_default: true,
    opt_out_persistence_by_default: true,
    before_send: event =>
      event && {
        ...event,
        properties: redactProperties(event.properties),
        ...(event.$set ? { $set: redactProperties(event.$set) } : {}),
        ...(event.$set_once ? { $set_once: redactProperties(event.$set_once) } : {}),
      },
    on_request_error: ({ statusCode }) => {
      if (statusCode >= 400) console.warn(`Bad HTTP status: ${statusCode}`)
    },
  })
  const resume = () => posthog.opt_in_capturing({ captureEventName: false })
  resume()
  return {
    resume,
    stop: () => posthog.opt_out_capturing(),
    identify: person => posthog.identify(person),
    reset: () => {
      if (posthog.get_property('$user_state') !== 'identified') return
      posthog.reset()
      // A reset forgets the consent too, which the visitor gave to us and not to the account.
      resume()
    },
    trackPage: ({ name, path, url }) =>
      posthog.capture('$pageview', { $current_url: url, page_name: name, page_path: path }),
  }
}
