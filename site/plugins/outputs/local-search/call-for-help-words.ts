import { iot, setup } from './plan-pages.ts';
import { button, screen, trouble } from './store-pages.ts';

const intro = '/docs/call-for-help/intro#';
const records = '/docs/call-for-help/resources#';

/** By section of Call for Help, the words of whoever reads it, where the lists by audience have few or none. */
export const callForHelpWords: Record<string, string> = {
  // How it works
  [`${intro}for-staff-three-habits`]:
    'good rules etiquette before walk over tell others done remember tips always basics',
  [`${intro}who-does-what`]:
    'roles job duties responsible responsibilities part whose customer staff',
  [`${intro}ways-to-answer`]: 'handheld browser computer desktop device scanner respond',
  [`${intro}traps-in-the-request-record`]:
    'mistakes developers confusing completed timestamps meaning bug wrong data',
  // Call buttons
  [`${button}what-a-press-does`]: 'happens triggers creates result flow behind scenes',
  [`${button}move-a-button`]:
    'moved moving different department fixture shelf place spot elsewhere reassign reposition',
  [`${button}test-press-what-each-reply-means`]: 'trying check verify works healthy morning daily',
  [`${button}finish-a-request`]: 'ending done cancel physical second hold long update_type',
  [`${button}errors`]:
    'refused press status codes list 400 401 403 404 422 429 500 plain text reply responses',
  [`${button}aisles-get-new-numbers`]: 'renamed numbering layout reshuffle',
  // Digital call buttons
  [`${screen}what-it-is`]:
    'qr scan own website app kiosk tablet embed integrate page virtual software without hardware build null device_id',
  [`${screen}what-the-customer-sees`]:
    'shopper screen language english french wording text display order options showing bilingual prompts shows',
  [`${screen}track-a-request`]: 'eta someone coming live updates refresh',
  [`${screen}cancel`]: 'withdrawn undo abort',
  [`${screen}survey-flag`]:
    'show_survey rating stars feedback after visit ask when appears true false boolean',
  [`${screen}help-people-find-it`]:
    'size big inches centimeters distance placement place put sign where contrast quiet zone margin scannable visible',
  [`${screen}the-screen-says-the-request-was-not-found`]:
    '404 missing page error tracking link broken expired old',
  [`${screen}the-customer-waits-and-nothing-changes`]:
    'stuck frozen spinner loading forever same status update does not refresh',
  [`${screen}the-code-does-not-scan`]:
    'unreadable damaged glare faded small blurry scanner torn dirty ripped half sticker print one office replace',
  [`${screen}the-page-stays-white-after-a-scan`]:
    'blank empty loads load nothing shows wifi link broken url',
  // Pulse IoT devices
  [`${iot}what-this-page-covers`]: 'scope manual sensor hardware covers included',
  [`${iot}before-you-connect`]: 'prerequisites checklist prepare need needed list power wireless',
  [`${iot}register-key-and-mac`]:
    'enroll add pair label sticker provision identity device_key mac_address format hex',
  [`${iot}first-press`]: 'test verify commissioning works curl new install check',
  [`${iot}errors`]: 'status codes answers 400 401 403 404 422 list refused update voltage',
  // Settings
  [`${setup}request-options`]:
    'list things pick picks picked menu services offer offered departments reasons customize customise new delete',
  [`${setup}change-the-words-of-an-option`]:
    'things pick list spelling typo translation french english text_en text_fr',
  [`${setup}service-channel`]:
    'which teams chat picks decide map mapping location teams_channel_id destination assigned posted post lands sent route routing',
  [`${setup}where-a-request-came-from`]:
    'request_from source origin which tool app microsoft ringcentral bluefletch web_interface tell report',
  [`${setup}survey`]: 'turn off on enable score comments ratings',
  [`${setup}decisions-worksheet`]:
    'form print fill template planning sheet checklist location configure record decide',
  // Resources
  [`${records}print`]: 'pdf svg sheets posters download handout files printable paper',
  [`${records}print-a-staff-card`]:
    'badge lanyard laminate pocket wallet instructions one page quick guide summary',
  [`${records}poster-wording`]: 'sign words customers text wall need assistance press here copy',
  [`${records}twelve-waits`]:
    'median percentile p90 p95 mean worked sample calculate formula calculation average sorted',
  [`${records}request-fields`]:
    'columns meaning type null list data dictionary reference is_claimed created_at claimed_by',
  [`${records}fields-that-are-set-together`]:
    'timestamps which step changes created claimed_at completed_at staff_on_the_way_at stage order',
  [`${records}read-the-record-safely`]:
    'stage state current status tell parse null booleans interpret outcome',
  [`${records}option-fields`]:
    'option_id text_en text_fr reason location_id columns type schema null',
  [`${records}tracking-fields`]:
    'tracking response columns schema public status fields claimed estimated',
  [`${records}api-files`]:
    'openapi yaml swagger spec download endpoints paths port 8002 list calls',
  // Troubleshooting
  [`${trouble}two-of-us-came-to-the-same-customer`]:
    'both showed double same duplicate claimed already who someone else colleague two people together',
  [`${trouble}a-whole-store-gets-no-cards`]:
    'nobody got calls since days weekend silent quiet entire nothing received told dead all',
  [`${trouble}a-request-comes-when-we-are-closed`]: 'night overnight still late turn off weekend',
  [`${trouble}a-customer-speaks-another-language`]:
    'translate translator interpreter foreign spanish chinese understand speak english barrier communicate',
  [`${trouble}call-button-errors`]: 'press update refused codes status list device',
  [`${trouble}device-key-not-found`]:
    '400 unknown unregistered device_key wrong typo dash new button retired organization reject rejected',
  [`${trouble}mac-address-is-incorrect-or-unregistered`]:
    '403 forbidden swapped replaced hardware mac mismatch wrong registered spoof',
  [`${trouble}no-processing-cfh-request-found`]:
    '404 already finished ended open update message_id expired cancel',
  [`${trouble}the-update_type-field-is-required`]:
    '422 missing body validation update_type invalid unprocessable device_key',
  [`${trouble}an-unexpected-error-occurred-please-try-again-later`]:
    '500 server failed press again outage crash',
  [`${trouble}request-errors`]: 'claim complete cancel tracking api refused status codes',
  [`${trouble}not-found`]: '404 message_id unknown wrong id port path tracking request missing',
  [`${trouble}the-claimed_by_user_id-field-is-required`]:
    '422 missing body validation user id claimed_by_user_id unprocessable',
  [`${trouble}internal-server-error-500`]:
    'claim complete failed retry server crash exception down',
  [`${trouble}the-record-says-that-staff-arrived-and-they-did-not`]:
    'false arrived timestamp nobody showed lie wrong staff_arrived dispute',
  [`${trouble}the-reports-count-too-many-closed-requests`]:
    'inflated numbers statistics canceled timed out counted twice wrong figures totals dashboard',
  [`${trouble}i-have-a-scanner-or-a-tablet-and-no-phone`]:
    'zebra handheld pda device shared claim answer where web page browser break room login watch own',
  [`${trouble}i-need-a-second-person-myself`]:
    'backup help lift heavy colleague together alone two people pass manager keyholder unlock unlocked locked case cage',
  [`${trouble}i-want-to-see-earlier-requests`]:
    'history log past yesterday list old closed finished who answered',
  [`${trouble}i-forgot-to-complete-requests`]:
    'hit complete late open left still counting count figures numbers statistics day before bunch',
  [`${trouble}the-card-has-no-buttons`]:
    'ringcentral teams plain text phone updated update version',
  [`${trouble}i-work-in-another-store-for-a-few-days`]:
    'covering cover different home store getting requests switch borrowed loaned help out week ones',
  [`${trouble}a-button-calls-by-itself`]:
    'going off every couple minutes nobody standing whole shift stop ghost stuck constantly keeps phantom counter',
  [`${trouble}a-customer-cannot-reach-the-button`]:
    'high low short scooter disabled disability accessible another way call us',
  [`${screen}a-customer-asks-what-the-code-does`]:
    'square barcode shelf information privacy private data collect safe scan tell say explain',
  [`${setup}which-kind-of-button-to-choose`]:
    'buy physical digital qr iot compare type model best difference',
  [`${setup}requests-time-out-too-early`]:
    'expire expired expires minutes longer extend limit unanswered vanish',
  [`${setup}ask-about-your-hours`]: 'schedule winter summer holiday closed night opening open',
  [`${screen}a-kiosk-or-app-of-your-own`]: 'embed custom build website tablet integrate own button',
};
