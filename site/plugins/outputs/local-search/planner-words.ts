// cspell:ignore ccpa cpra dpia hytera intune kenwood pentest raci soti tcpa wlan zigbee
const start = '/docs/getting-started/';
const plan = `${start}best-practices#`;
const contract = `${start}subscription#`;
const needs = '/docs/requirements#';
const help = '/docs/support#';
const setup = '/docs/call-for-help/settings#';
const button = '/docs/call-for-help/call-buttons#';
const iot = '/docs/call-for-help/pulse-iot-devices#';
const records = '/docs/call-for-help/resources#';
const texting = '/docs/text-for-help/';
const access = '/docs/mystore/user-management#';
const twilio = '/docs/mystore/twilio#';
const curbside = '/docs/curbside/';

/** By section, the words of administrators for what it is about, beside those it has itself. */
export const plannerWords: Record<string, string> = {
  // Many stores
  [`${plan}plan-one-store-first`]:
    'pilot trial start begin first proof concept poc test branch choose which launch',
  [`${plan}roll-out-to-many-stores`]:
    'rollout rolling deploy deployment deploying timeline schedule phases phased stages calendar weeks months ' +
    'duration long plan locations sites chain hundred every order sequence live launch project fleet shops ' +
    'everyone everywhere sequencing fast implementation gradual gradually big bang program',
  [`${plan}who-does-what`]:
    'responsible responsibility responsibilities raci project team roles staffing people charge',
  [`${plan}effort-to-plan-with`]:
    'work workload man hours days effort time needed long takes install installation setup per budget resources ' +
    'required estimate estimates',
  [`${plan}name-forty-locations`]:
    'naming names convention scheme standard pattern call label stores channels devices',
  [`${plan}open-a-new-store`]:
    'opening shop adding additional another branch site location month grand setup number',
  [`${plan}move-or-close-a-store`]:
    'closing closure shut down shutting permanently permanent good forever decommission relocate relocating ' +
    'relocation moving address branch location turn off bankrupt business last day sold sell selling mall',
  [`${plan}rename-a-store`]:
    'renamed renaming name names change new rebrand rebranding location title numbers channel signs',
  [`${plan}exit-rules-of-the-pilot`]:
    'success criteria trial go no-go decision decide continue enough finished done acceptance goals',
  [`${plan}roll-back`]:
    'rollback revert contingency fallback backup plan wrong fails failure back out undo launch emergency stop',
  [`${plan}training`]:
    'train trainer trained teach learning learn lesson material materials employees teams associates people new ' +
    'course education instruct instructions onboarding coaching coach tool show explain day one workshop video ' +
    'handouts cashiers',
  [`${plan}workspace-for-all-stores`]:
    'csv spreadsheet excel import upload export list table progress status track tracking overview stores',
  [`${plan}name-locations-buttons-and-channels`]: 'naming label labels names good',
  [`${plan}protect-keys`]: 'secret secrets management vault security safe safely share store',
  [`${plan}printables`]: 'print printing posters signs cards flyers',
  [`${plan}make-it-yours`]:
    'customize customise custom brand branding logo own design edit spanish language a4 letter poster sign ' +
    'templates template printable',
  [`${plan}all-sheets`]: 'download posters signs cards pdf print all where find',
  [`${plan}review-weekly`]: 'check checks week every meeting agenda routine maintenance regular',
  [`${plan}know-when-a-device-is-offline`]:
    'monitor monitoring alert alerts alerted alarm notify notified dashboard health heartbeat fleet ' +
    'status dead down disconnected unplugged unreachable online battery low warning uptime fails working ' +
    'telemetry see which loses connection lost proactive warn went dark silent check devices stopped ' +
    'sending know',
  // Network
  [`${needs}accounts`]: 'accounts license licenses service services tenant',
  [`${needs}network`]: 'ports port server listen addresses host hostname url',
  [`${needs}who-opens-a-connection-to-whom`]:
    'firewall ports outbound inbound outgoing incoming traffic direction rules open allow egress ingress protocol ' +
    'tcp',
  [`${needs}firewall-request-to-copy`]:
    'whitelist allowlist ip addresses domains fqdn hosts rules ticket form it list request open ports security ' +
    'team diagram exceptions urls reachable',
  [`${needs}wi-fi-vlans-and-bandwidth`]:
    'wifi wlan wireless ghz 2.4 5ghz 5 wpa wpa2 wpa3 enterprise psk radius 802.1x ssid hidden access point signal ' +
    'coverage lan ethernet cable segment segmentation separate subnet network iot guest dhcp static ip data usage ' +
    'traffic speed bluetooth zigbee cellular lte 4g sim hotspot mesh roaming captive portal standard mbps megabit ' +
    'router internet line mac filtering requirements wi-fi per store',
  [`${needs}proxies-and-tls-inspection`]:
    'proxy zscaler ssl tls https decryption decrypt inspection intercept interception mitm middle pinning ' +
    'certificate root ca trust bypass exempt web filter gateway supports support work works behind palo alto ' +
    'decrypts forward settings traffic problem',
  [`${needs}set-up-the-network`]: 'configure network team',
  // Devices and people
  [`${needs}browsers-and-devices`]:
    'phones phone smartphone iphone ipad ipads ios android samsung zebra honeywell tablet tablets chrome edge ' +
    'safari version versions supported support compatible compatibility hardware works buy byod own personal ' +
    'minimum operating systems os',
  [`${needs}single-sign-on-two-step-sign-in-and-passwords`]:
    'sso saml oidc okta ping azure ad entra google workspace login log logon mfa 2fa two factor authentication ' +
    'authenticator password passwords policy reset scim provisioning identity idp directory ldap employees ' +
    'managers manager staff users',
  [`${needs}who-may-claim-open-a-door-or-change-a-setting`]:
    'roles role permission permissions rights rbac levels allowed allow anyone everybody restrict limit managers ' +
    'manager employees staff admin administrator who can access settings audit log authorized open lockers claim ' +
    'request difference part-timers authorised unlock cabinets temp workers user users opening reports',
  [`${needs}what-is-kept-about-people`]:
    'gdpr ccpa cpra privacy personal information pii data protection dpa processor subprocessors ' +
    'retention retain keep stored store long delete deletion erase erasure forgotten remove subject ' +
    'access hosting region country residency collected collect customers employee phone numbers names ' +
    'messages recordings days logs log anonymize anonymise share third parties sell impact assessment ' +
    'dpia history records where servers located cloud breach shoppers policy export who see sees',
  [`${needs}checklist-by-product`]: 'prerequisites before start need ready preparation prepare',
  // Contract
  [`${contract}what-a-subscription-decides`]: 'included entitlement',
  [`${contract}find-what-you-have`]: 'inventory list devices assets products stores count',
  [`${contract}your-organization-id-and-location-id`]:
    'store id number tenant find look where api location_id organization_id',
  [`${contract}add-or-change-a-product`]:
    'upgrade downgrade buy purchase another additional more lockers plan order extend',
  [`${contract}prices`]:
    'price pricing cost costs much expensive fee fees monthly yearly annual license licence quote free trial ' +
    'discount budget pay pays paying sms bill invoice charge messages texts text estimate',
  [`${contract}cancel-the-subscription-or-end-a-product`]:
    'cancel terminate termination end stop quit using contract notice period leave renewal renew agreement early ' +
    'ending service vendor offboard exit',
  [`${contract}who-to-ask`]: 'contract agreement account manager contact person terms',
  // Support
  [`${help}what-to-send`]: 'ticket information details report case include log',
  [`${help}whom-to-ask-first`]:
    'phone urgent escalate escalation emergency who help desk hotline down contact talk human person ' +
    'agent line',
  [`${help}contact`]: 'phone number hotline email support manager account reach',
  [`${help}service-levels`]:
    'sla uptime availability guaranteed guarantee down incident status maintenance window support hours ' +
    'times opening response backup restore disaster recovery rto rpo planned downtime interruption ' +
    'quickly fast reaction',
  [`${help}hardware-and-repairs`]:
    'warranty repair replacement spare parts order buy purchase additional more buttons shipping delivery lead ' +
    'time firmware update updates upgrade software version fcc ce certification supported return rma defective ' +
    'faulty pays days arrive shipment broken locker',
  [`${help}security-and-plans`]:
    'soc iso 27001 pci hipaa audit audits certificate penetration pentest security questionnaire compliance ' +
    'integrate integrates integration connector slack google chat whatsapp zoom pos erp sap oracle shopify ' +
    'salesforce servicenow roadmap feature planned vpat accessibility wcag onsite installer installation service ' +
    'consulting features request new vendor conformance statement',
  // Call for Help
  [`${setup}request-options`]:
    'choices reasons categories add edit help choose new topics list desk',
  [`${setup}languages`]:
    'option options french spanish bilingual multilingual translate translated translation wording text supported two',
  [`${setup}change-the-words-of-an-option`]:
    'rename edit wording text change reason choice department card cards name label',
  [`${setup}requests-of-one-department`]:
    'filter only certain area team group paint receive get own',
  [`${setup}when-nobody-claims-in-time`]:
    'escalate escalation second alert unclaimed manager duty sla remind reminder nobody answers supervisor',
  [`${setup}service-channel`]: 'group where requests arrive',
  [`${setup}rename-or-change-a-channel`]: 'renamed rename move different other new name',
  [`${setup}where-staff-answer`]:
    'compare comparison teams ringcentral bluefletch web interface better best pros cons versus which tool ' +
    'platform choose without license licenses accounts alternative instead chat apps messenger need ' +
    'employees receive phone notified app use staff',
  [`${setup}stores-without-teams-or-ringcentral`]:
    'no not dont have staff use web interface browser alternative instead chat other tool license without',
  [`${setup}who-sees-requests-of-which-store`]:
    'see visible visibility other stores district regional area manager limit own only read',
  [`${setup}change-to-another-chat-service`]:
    'migrate migration switch switching move from to teams ringcentral platform platforms',
  [`${setup}set-up-the-web-interface`]: 'url address login browser get web interface portal link',
  [`${setup}hours`]:
    'after business closing closed overnight night nobody duty outside opening weekend holiday disable ' +
    'schedule quiet sunday saturday still working happens customer time',
  [`${setup}survey`]: 'rating satisfaction nps feedback stars opinion disable',
  [`${button}where-to-mount`]:
    'height high low mounting install ada accessible accessibility reach wheelchair floor inches wall disabled ' +
    'compliant',
  [`${button}how-many-buttons-a-store-needs`]:
    'number count per square feet need quantity amount enough sq ft quantities order',
  [`${button}register-a-button`]: 'pair pairing enroll provision add activate connect set up new',
  [`${button}aisles-get-new-numbers`]:
    'remodel remodeling renovation rename renumber label labels reset moved',
  '/docs/call-for-help/digital-call-buttons#print-more-codes':
    'order reprint replacement wet waterproof laminate material size artwork signs qr sixty',
  [`${button}battery-light-and-range`]:
    'battery lifetime life type led light distance range reach how far',
  [`${iot}replace-a-device`]:
    'swap exchange defective broken replacement replaced new button hardware faulty call same place',
  [`${iot}retire-a-device`]: 'stolen lost remove delete decommission dispose old',
  [`${records}measure-the-waits`]:
    'average mean response time times report reports kpi metrics statistics analytics service level ' +
    'employees fast quickly respond wait performance compare stores per speed slow slowest fastest',
  [`${records}what-the-calls-can-list`]:
    'export history download csv excel report reports month day all past archive list requests get query ' +
    'yesterday today data bi warehouse tableau power pull audit trail',
  // Texting
  [`${texting}intro#opting-out`]:
    'law legal rules tcpa fcc compliance stop unsubscribe opt-out replied texted honor fast days must obligation ' +
    'fine have',
  [`${texting}intro#rules-for-texting`]:
    'consent compliance legal law permission sms allowed marketing',
  [`${texting}settings#one-number-or-many`]:
    'separate shared central per location store each single phone number numbers sms all',
  [`${texting}settings#hours`]: 'after closing outside opening times',
  [`${texting}settings#automatic-replies`]: 'auto reply automatic closed bot',
  [`${twilio}get-and-register-a-number`]:
    '10dlc registration campaign brand toll free verification approval long take buy texting register set up every ' +
    'store stores numbers twilio',
  [`${twilio}keep-a-number-you-already-have`]:
    'existing own landline port porting transfer bring current',
  [`${twilio}change-the-account-or-the-number`]:
    'changed switched new other account provider accountsid number stopped arriving texts migrate',
  [`${twilio}rotate-the-token`]: 'leaked compromised change replace renew auth secret',
  // People
  [`${access}add`]: 'create user account onboard onboarding invite hire employee',
  [`${access}add-many-people-at-once`]:
    'import bulk csv users.csv upload row rows exists already unknown mass spreadsheet users',
  [`${access}when-access-must-end-today`]:
    'immediately now cut off session sessions revoke token fast long private phone still signed',
  [`${access}remove`]: 'delete user revoke offboard deactivate terminate fired quit',
  [`${access}leaver-list`]: 'offboarding checklist employee quit leaves fired revoke remove',
  [`${access}shared-devices`]:
    'shift shifts several employees same phone logout log out handover kiosk one many workers share handheld ' +
    'automatic sign',
  [`${access}review`]:
    'audit recertification recertify check who access list right now quarterly auditors auditor sox evidence',
  [`${start}microsoft-teams#which-microsoft-license-staff-need`]:
    'license licenses licence f1 f3 e3 365 plan subscription frontline staff need each person',
  [`${start}microsoft-teams#allow-the-app`]:
    'blocked block approve install third party store custom app add',
  [`${start}microsoft-teams#choose-the-service-channel`]:
    'private shared standard public guest guests type kind one team per department members stores users',
  [`${start}microsoft-teams#review-permissions-and-consent`]:
    'graph scopes global admin consent approve security',
  [`${start}microsoft-teams#pin-for-frontline-staff`]:
    'pin pinned frontline workers f1 f3 policy install everyone',
  [`${start}microsoft-teams#shared-devices`]:
    'shared device mode logout sign out shift phone tablet ipad',
  [`${start}bluefletch#sign-in`]: 'sso login account',
  [`${start}bluefletch#allow-the-app`]:
    'mdm emm intune soti workspace airwatch managed google play apk deploy push install zebra honeywell kiosk ' +
    'launcher management rollout devices scanners',
  // Measuring and radio
  [`${curbside}reporting#definitions-with-formulas`]:
    'average wait metrics percentage rate calculate kpi parking lot time',
  [`${curbside}reporting#what-to-measure`]: 'metrics kpi metric numbers report track',
  '/docs/lockers/intro#place-a-locker':
    'dimensions width depth weight outlet power electricity outdoor outside indoor ethernet space clearance ' +
    'wheelchair disabled accessible floor install site survey requirements installation ada height put',
  '/docs/radio/installation#which-radios-work':
    'compatible compatibility supported models brands make motorola kenwood hytera digital analog dmr two-way buy',
  '/docs/radio/installation#place-the-edge-device': 'where location room',
  '/docs/radio/resources#license-pointers':
    'fcc gmrs frs murs license permission frequencies legal allowed',
};
