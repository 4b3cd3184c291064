import { apis, webhooks } from './plan-pages.ts';
import { locker, request, screen } from './store-pages.ts';

const records = '/docs/call-for-help/resources#';
const trouble = '/docs/troubleshooting#';

/** By section, the words of integrators for what it is about, beside those it has itself. */
export const integratorWords: Record<string, string> = {
  [`${apis}quickstart`]:
    'getting started start begin first call hello world tutorial example curl request make try api local locally ' +
    'run server docker compose install demo keys walkthrough simplest running sample easy minutes newbie',
  [`${apis}which-api-do-i-need`]:
    'three apis which one new here want product choose pick right need help shopping app start integrate',
  [`${apis}the-base-url`]:
    'base url host hostname endpoint root address domain production where prefix',
  [`${apis}one-request-and-answer-with-all-headers`]:
    'complete full whole request response create creating help headers paste postman insomnia curl raw example show ' +
    'all sample body end-to-end',
  [`${apis}which-id-support-asks-for`]:
    'request id ids correlation trace tracing header traceparent x-request-id x-correlation-id support look up lookup ' +
    'failed call time asked mean which response responses carry log',
  [`${apis}content-type-slashes-and-letter-case`]:
    'content type content-type form-encoded urlencoded 415 json bom byte order mark 400 trailing slash 301 302 307 308 ' +
    'redirect redirects drops loses body post http client camelcase snake_case casing naming convention case sensitive ' +
    'sensitivity uppercase lowercase enum values chilled expect accept multipart endpoints map auto-map charset',
  [`${apis}required-null-and-empty-fields`]:
    'required optional mandatory null nullable absent missing omitted undefined empty string blank fields which versus ' +
    'counts count default',
  [`${apis}many-stores-in-one-call`]:
    'batch bulk several stores one call chain test daily posts create fan-out multiple single',
  [`${apis}add-stores-buttons-and-users-by-api`]:
    'provisioning provision add remove create delete buttons stores devices users portal hand strictly manually api ' +
    'admin automate terraform onboarding programmatically',
  [`${apis}do-ids-change-after-a-rename`]:
    'rename renames renamed id ids stay same stable change cached cache caching permanent persistent reused administrator ' +
    'location place option week invalidate',
  [`${apis}check-a-key-without-creating-anything`]:
    'health ping whoami verify prove validate test credential credentials key keys right correct before go-live without ' +
    'creating dry run endpoint smoke harmless safe valid works ' +
    'read-only curl prompt hit cheap cheapest page paging clerk real store',
  [`${apis}the-same-code-answers-401-in-production`]:
    '401 unauthorized prod live test staging environment per store api key keys exact same code works header headers ' +
    'identical different',
  [`${apis}when-a-key-ends`]:
    'expire expiry lifetime api quit stopped working midnight valid until',
  [`${apis}first-walk-call-for-help`]: 'call example curl tutorial make',
  [`${apis}safe-to-send-again`]:
    'idempotent idempotency retry retries resend repeat duplicate duplicates twice exactly once response lost ' +
    'never got post put safe connection dropped went through double orders network again retrying ' +
    'timed out 30s dedupe deduplicate two requests same customer field',
  [`${apis}what-to-do-on-each-status`]:
    'http status codes code error errors handle handling retry 409 conflict 502 503 difference meaning list ' +
    'permanent temporary transient fatal give up',
  [`${apis}time-limits-and-repeats`]:
    'timeout timeouts backoff exponential jitter retry retries policy attempts wait long connect value',
  [`${apis}how-often-to-ask`]:
    'poll polling frequency interval realtime real time live update updates websocket sse long changes notified ' +
    'refresh fast',
  [`${apis}what-to-keep`]:
    'log logs logging store save persist database correlation trace id record audit',
  [`${apis}what-an-error-looks-like`]:
    'error response format body json schema shape structure parse message envelope problem code codes stable translate ' +
    'translated translation localize localized language english text look like machine readable',
  [`${apis}rate-limits`]:
    'throttle throttling throttled quota limit limits 429 too many requests per second minute max maximum burst ' +
    'slow back off long',
  [`${apis}lists-filters-and-pagination`]:
    'page pages paging cursor next offset limit sort order results query date search size per listing rows 100 only ' +
    'year miss created while',
  [`${apis}what-no-call-does`]:
    'create new help request app website program kiosk undo reopen unclaim release revert edit modify ' +
    'delete remove batch bulk mass users stores options graphql oauth oauth2 jwt scopes login ' +
    'curbside orderup media mystore text missing unsupported possible cannot feature webhook stream push ' +
    'complete completed reverse completion amend list lockers update change order',
  [`${apis}two-callers-at-the-same-moment`]:
    'concurrent concurrency race condition simultaneous simultaneously parallel same time lock locking optimistic ' +
    'both conflict employees staff claims claim updates twice atomic wins win winner first tap people thread ' +
    'orders last free compartment loses loser error moment ' +
    'threads safety',
  [`${apis}which-id-is-which`]:
    'ids identifier identifiers uuid integer string number type which store difference versus key ' +
    'display_id message_id cabinet format unique numeric display location_id name use callbutton_id ' +
    'external open_code code length digits',
  [`${apis}bulk-export-to-a-data-warehouse`]:
    'snowflake bigquery redshift databricks warehouse lake etl elt pipeline nightly dump batch load analytics bulk route ' +
    'hammering every event events claim complete csv feed history export',
  [`${apis}one-order-in-several-cabinets`]:
    'split mixed temperatures frozen chilled ambient freezer fridge bags items compartment compartments multiple two ' +
    'three one call calls codes reserve same order_id room',
  [`${apis}does-it-fit-sizes-dimensions-and-weight`]:
    'dimension width height depth volume inches pounds kilograms heavy bulky large oversize capacity compartment bag ' +
    'before picking measure',
  [`${apis}who-chooses-the-open-code`]:
    'pickup code pin own custom set choose generate generated match digits number guess guessing brute force attempts ' +
    'failed protection security length system',
  [`${apis}a-code-was-seen-or-is-in-a-log`]:
    'pickup open code logs plain text plaintext pen tester audit valid validity long single use one-time once ' +
    'kill revoke invalidate issue another reissue replace api leak leaked mask',
  [`${apis}the-door-did-not-move-or-the-locker-is-offline`]:
    'physically opened open sensor field 200 but never moved offline reservation queue queued fail fails disconnected ' +
    'proof confirm unlocked hardware lie',
  [`${apis}which-words-a-field-can-hold`]:
    'enum enums enumeration values value list whole switch case default unknown unexpected possible allowed',
  [`${apis}letters-accents-and-emoji`]:
    'utf-8 utf8 unicode encoding charset character characters special umlaut umlauts accent diacritics ' +
    'question marks boxes garbled name',
  [`${apis}signals-to-monitor`]:
    'alerting alerts monitoring monitor signals silently silent metrics slo datadog grafana pagerduty dashboard store ' +
    'not getting requests watch anomaly',
  [`${apis}test-without-a-real-locker`]:
    'simulate simulation mock fake emulate tests test integration without hardware bank jammed own team locker',
  [`${apis}orderup-curbside-media-mystore-and-text-for-help`]:
    'api apis three only other products promised client pm anything endpoints integration',
  '/docs/mystore/twilio#does-the-webhook-get-a-stop-and-who-honors-it':
    'unsubscribe texts still fire forward forwarded optout honor handle responsible compliance sms shopper',
  [`${webhooks}mms-and-media-links`]:
    'image images photo photos pictures attachment link url urls payload carry public expire ' +
    'forever',
  [`${webhooks}from-which-addresses-calls-come`]:
    'ip ips address range ranges source allowlist whitelist security group endpoint internet arrive static',
  [`${webhooks}from-localhost-through-a-tunnel`]:
    'ngrok cloudflared localtunnel expose dev development local pin pinning pinned cert certificate fixed host laptop',
  '/docs/requirements#tls-versions-and-old-devices':
    'tls 1.0 1.1 1.2 1.3 ssl version versions cipher ciphers suites accept windows embedded old legacy minimum supported',
  '/docs/requirements#get-your-first-api-key':
    'api key get obtain apply agency contractor partner client retailer issue receive give gives',
  '/docs/requirements#a-proxy-removes-your-header':
    'proxy strips strip unknown headers header removes drops corporate gateway query string parameter instead never reaches ' +
    'reach other way api key custom',
  [`${webhooks}phone-number-format`]:
    'phone number numbers e.164 e164 plus ten digits bare country code format from to national webhook example normalize',
  [`${screen}a-sensor-a-light-or-software-that-calls`]:
    'camera cameras vision detect detects sees sensor motion dwell standing automated automatic automatically trigger triggers ' +
    'relay raspberry pi gpio arduino plc self-checkout checkout attendant light wire terms shelf',
  [`${webhooks}where-to-enter-your-webhook-address`]:
    'register configure set tell our webhook url endpoint banner brand separate own different',
  [`${webhooks}reply-to-texts-from-your-own-server`]:
    'reply respond answer back response body send call outbound text customer webhook bot chatbot handoff hand off ' +
    'escalate human agent history conversation api',
  [`${webhooks}store-conversation-and-long-texts`]:
    'thread conversation id session group customer texts blank empty null missing store field number parser segments ' +
    'concatenated glue join multipart 160 long length webhook event',
  [`${webhooks}missed-slow-or-out-of-order`]:
    'twice duplicate duplicates dedupe deduplicate same text design webhook',
  [`${webhooks}sample-payloads-for-fixtures`]:
    'sample samples payload payloads example examples fixture fixtures every event json test tests record',
  [`${apis}a-locker-order-from-start-to-end`]:
    'happy path flow sequence lifecycle steps minimal reservation calls makes each whole end-to-end',
  [`${apis}the-customer-is-late-or-takes-only-half`]:
    'expiry expire expires expiration extend extension prolong change reservation late traffic delayed hold longer half ' +
    'partial partially second time again reopen same code twice',
  [`${apis}did-our-key-open-that-door`]:
    'prove proof audit forensic who opened night key token logs responses blame accused unauthorized opening was it us',
  [`${apis}a-mock-server-and-automatic-tests`]:
    'mock mocks stub stubs wiremock prism ci cd github actions gitlab jenkins pipeline integration test tests fake error cases ' +
    'locker',
  [`${apis}made-up-ids-and-numbers`]:
    'fake dummy fictitious made-up test data phone number store location id safe screenshots demo placeholder example 555',
  [`${apis}effort-for-one-developer`]:
    'estimate estimation how long weeks days developer effort timeline project plan pm live realistic wait depends',
  [`${apis}the-runbook-you-hand-over`]:
    'runbook handover handoff hand over operations manual document maintain takeover client it team contacts limits keys down',
  [`${screen}show-the-name-of-whoever-comes`]:
    'employee name staff show shopper way claimed flag claimed_by associate display app should know who',
  [`${screen}is-the-shopper-really-in-the-store`]:
    'geofence geofencing gps location inside present presence really in store home remote distance beacon verify ' +
    'proof',
  [`${screen}stop-misuse-of-the-button-in-your-app`]:
    'abuse cap prank spam many times limit throttle bot fraud flood misuse block home false repeated teenager kids',
  [`${screen}aisles-places-and-options-for-a-dropdown`]:
    'list aisles locations places configured store api dropdown hard-coded hardcoded picker options buttons fetch menu ' +
    'get available lookup',
  '/docs/requirements#a-tls-error-from-your-code':
    'ssl handshake https certificate cert chain untrusted self-signed port 8004 8002 java python c# dotnet ' +
    'error verify failed throws hostname mismatch',
  '/docs/support#test-our-security-or-report-a-weakness':
    'pen testers penetration tester vulnerability vulnerabilities hole disclosure bug bounty permission ' +
    'report hack cve researcher api',
  '/docs/radio/intro#voice-language-and-speed':
    'free text voice gender accent spanish french language speed rate pitch volume tts refuse filter profanity ' +
    'set say api',
  '/docs/radio/intro#an-urgent-message-first':
    'priority urgent queue jump ahead interrupt preempt order alarm freezer emergency field first sequence calls',
  '/docs/radio/intro#was-it-spoken-or-does-it-wait':
    '202 accepted delivery receipt confirmation delivered spoken played heard queue pending really air way know sent ' +
    '200 success nothing parsed json store says get mean call',
  '/docs/radio/intro#is-the-edge-device-alive':
    'heartbeat ping monitoring datadog online offline health alive without talking talk check device up',
  '/docs/getting-started/subscription#your-organization-id-and-location-id':
    'map mapping store number numbers ids list call all locations lookup endpoint match ' +
    'identifies same three services apis system own keep across',
  [`${apis}health-checks`]:
    'ping heartbeat liveness readiness probe monitor up alive available endpoint healthcheck status uptime url ' +
    'check ' +
    'synthetic on-call feed rss outage page point monitoring pager incident',
  [`${apis}versions-of-the-apis`]:
    'versioning version breaking break change changes deprecation deprecated backward backwards compatible ' +
    'changelog turned off strict deserializer jackson parser contractor built adding field ' +
    'compatibility lifecycle sunset semver v2 upgrade integration policy notice future announce announced stable ' +
    'v1 roadmap will endpoints',
  [`${apis}times-and-time-zones`]:
    'date dates format timestamp timestamps timezone utc gmt local iso 8601 daylight saving offset epoch unix ' +
    'milliseconds created_at',
  [`${apis}calls-from-a-browser`]:
    'cors origin access-control-allow-origin blocked preflight fetch javascript frontend react angular spa mobile ' +
    'app ios android native embed client-side direct directly safe expose key website flutter cordova policy put ' +
    'token my',
  [`${apis}keys-for-production`]:
    'rotate rotation rotating expire expired expiry renew replace revoke leaked leak compromised stolen github ' +
    'pushed exposed downtime secret token production live real safely changing roll lost api',
  [`${apis}test-before-you-go-live`]:
    'sandbox staging stage test testing environment uat qa mock stub account dev development url integration ' +
    'production demo emulator base dummy fake data prod playground server',
  '/docs/requirements#which-api-key-goes-in-which-header':
    'authenticate authentication auth authorization header api key keys token bearer basic credential ' +
    'credentials which where get obtain generate format endpoint secret secret_token request issue gives ' +
    'put work works sign device device_key versus difference kind radio locker name',
  '/docs/requirements#network': 'base url production host address domain endpoint',
  '/docs/call-for-help/troubleshooting#please-wait-n-seconds-before-sending-another-request':
    '429 press rate limit throttled status',
  '/docs/call-for-help/troubleshooting#unauthorized-401':
    'callbutton call button press authorization header scheme key',
  [`${webhooks}inbound-not-outbound`]:
    'outgoing outbound webhook webhooks event events subscribe subscription notify notification push callback ' +
    'server completed changed send missed deploy deployment down again redelivery genuine fake url provider came',
  [`${webhooks}generic-message`]:
    'post send announce announcement speak say something text radio message edge device server api talk voice ' +
    'play broadcast trigger speech push backend http example tts request latency delay guarantee guaranteed alarm',
  [`${webhooks}text-message`]: 'twilio incoming inbound sms format fields url form receive',
  [`${webhooks}verify-a-signature`]:
    'validate validation check verify signature hmac sha1 x-twilio-signature authenticity authentic genuine ' +
    'secret webhook compute calculate myself manually',
  [`${webhooks}in-code`]:
    'code sample example node nodejs javascript typescript python php java go golang ruby csharp dotnet signature ' +
    'verify validate hmac sha1 webhook',
  [`${webhooks}why-a-signature-is-refused`]:
    'mismatch match wrong 403 invalid header missing ngrok proxy load balancer behind tunnel fails different production ' +
    'locally local works only sometimes verify verification failing twilio',
  [`${webhooks}call-from-your-code`]:
    'sdk sdks client library npm package typescript javascript install wrapper node python official maintained maintaining',
  [`${webhooks}generate-a-client`]:
    'postman insomnia collection openapi swagger spec specification yaml json download import file python java ' +
    'php csharp go client generator generate sdk where ' +
    'kotlin jvm match matches really returns accurate truth',
  [`${webhooks}hold-a-server-to-the-docs`]: 'contract conformance conform compliance validate',
  [`${webhooks}serve-a-coding-agent`]: 'mcp cursor copilot claude chatgpt ai assistant llm',
  [`${trouble}read-a-422`]:
    '422 unprocessable entity validation field errors map required invalid body',
  [`${trouble}read-a-404`]:
    '404 store exists definitely wrong id environment permission not found tell which why missing hidden',
  [`${trouble}by-status-code`]:
    'http status codes 400 401 403 404 405 409 413 415 422 429 500 list meaning difference error',
  [`${locker}two-credentials`]: 'secret_token api-key query string header token',
  [`${locker}create-an-order`]:
    'reserve reservation book place put assign compartment api pickup code get post generate open',
  [`${locker}complete-an-order`]:
    'picked up finish finished done mark collected order api took taken customer tell',
  [`${locker}cancel-an-order`]:
    'cancel canceled delete remove void undo order api after loaded sequence calls pull code dies',
  [`${locker}manage-cabinets`]:
    'open unlock door remotely remote trigger api app command commands service compartment release code program ' +
    'backend pop',
  [`${locker}act-for-a-customer`]: 'unlock customer app kiosk agree here disagree api',
  [`${locker}report-door-states`]:
    'hardware firmware device post update door status sensor often interval seconds heartbeat controller report',
  [`${locker}bad-request-400`]:
    'refused occupied taken already order conflict 409 disabled command commands fails create resize',
  [`${locker}version-1-and-version-2`]:
    'door values possible enum opening closing open closed generation hardware cabinet versions state states have',
  [`${request}life-of-a-request`]:
    'lifecycle state states machine status flow values workflow order transitions explained claimed after ' +
    'again',
  [`${request}the-staff-calls`]: 'claim complete on_the_way api call example mark completed curl',
  [`${request}traps-in-the-request-record`]:
    'gotchas pitfalls difference id message_id display_id null boolean',
  [`${screen}track-a-request`]:
    'progress poll check status show done yet customer tracking api where shopper get',
  [`${screen}cancel`]: 'cancel endpoint api app customer withdraw',
  '/docs/call-for-help/call-buttons#test-press-what-each-reply-means':
    'simulate trigger press code api response plain text curl',
  [`${records}request-fields`]: 'schema fields record json attributes request all',
  [`${records}read-the-record-safely`]:
    'is_completed is_canceled count successful success difference helped',
  '/docs/whats-new': 'release notes changelog changed changes api history versions updates',
};
