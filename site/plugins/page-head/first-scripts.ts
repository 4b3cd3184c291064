/**
 * Runs in the page before any other script. Until React has taken over the page, a script that does
 * not arrive leaves menus and search dead without a word: say so, and offer to try again. Where the
 * styles are missing too, the site is not where it was built for. After React has taken over,
 * Docusaurus reloads the page by itself.
 */
export const reportFailedScripts = (baseUrl: string) => `(function(){
var done=false,styled=true;
function show(){
  if(done||document.documentElement.getAttribute('data-has-hydrated')==='true')return;
  if(!document.body)return document.addEventListener('DOMContentLoaded',show);
  done=true;
  var box=document.createElement('div');
  box.className='load-failure';
  box.setAttribute('role','alert');
  var text=document.createElement('p');
  text.textContent=styled
    ?'Part of this page did not load. You can read it, but menus and search do not work yet.'
    :'This site did not load properly: its files are not where this page looks for them. If it is your site, check its baseUrl: it is '+${JSON.stringify(JSON.stringify(baseUrl))}+', and this page is at '+JSON.stringify(location.pathname)+'.';
  var button=document.createElement('button');
  button.type='button';
  button.className='button button--primary';
  button.textContent='Retry';
  button.onclick=function(){location.reload()};
  box.append(text,button);
  document.body[styled?'append':'prepend'](box);
}
addEventListener('error',function(event){
  var failed=event.target;
  if(failed&&failed.rel==='stylesheet')styled=false;
  if(failed&&failed.tagName==='SCRIPT'&&failed.src)show();
},true);
addEventListener('unhandledrejection',function(event){
  if(event.reason&&event.reason.name==='ChunkLoadError')show();
});
})()`;

/**
 * A reader who closed the last announcement must see the next one at once. The inline script of the
 * theme trusts the old dismissal until React runs, so a dismissal of another id is forgotten first.
 */
export const forgetOldDismissal = (id: string) => `(function(){try{
if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)})localStorage.removeItem('docusaurus.announcement.dismiss');
}catch(error){}})()`;

/**
 * What the reader said they read as, put where styles see it before the first paint
 * (src/components/reading-as).
 */
export const recallReader = `(function(){try{
var reader=localStorage.getItem('docs.reading-as');
if(/^(staff|administrator|integrator)$/.test(reader))document.documentElement.setAttribute('data-reading-as',reader);
}catch(error){}})()`;

/**
 * Words of the glossary (src/css/glossary.css) show their meaning without a script. With one, Escape
 * hides it until the pointer or the focus comes back, and a tap shows it where there is no pointer to
 * hover with; a second tap follows the link.
 */
export const handleMeanings = `(function(){
var shown=null;
function words(state){return document.querySelectorAll('.word'+state)}
addEventListener('keydown',function(event){
  if(event.key==='Escape')words(':is(:hover,:focus-within)').forEach(function(word){word.dataset.dismissed=''});
});
function enter(event){
  words('[data-dismissed]').forEach(function(word){
    if(event.type==='focusin'||!word.contains(event.target))delete word.dataset.dismissed;
  });
  if(event.type==='focusin'&&event.target!==shown)shown=null;
}
addEventListener('mouseover',enter);
addEventListener('focusin',enter);
addEventListener('click',function(event){
  var term=event.target.closest&&event.target.closest('.term');
  if(!term||!matchMedia('(hover:none)').matches||term===shown)return;
  event.preventDefault();
  shown=term;
  term.focus();
},true);
})()`;

/**
 * Asks for the scripts named in its `data-scripts` when the page has been shown and read to its end:
 * they neither compete with text, styles and font for a slow line, nor run before the first frame.
 * A page in the background has no frames; there they come once all else is loaded. A host that answers
 * with some page instead of a script has failed, too.
 */
export const loadAfterFirstFrame = `(function(){
var names=document.currentScript.dataset.scripts.split(' '),begun=false;
function begin(){
  if(begun)return;
  begun=true;
  names.forEach(function(name){
    var script=document.createElement('script');
    script.src=name;
    script.async=false;
    script.onload=function(){
      if(name===names[names.length-1]&&!window.docusaurus)script.dispatchEvent(new Event('error'));
    };
    document.head.append(script);
  });
}
requestAnimationFrame(function(){setTimeout(function(){
  if(document.readyState==='loading')addEventListener('DOMContentLoaded',begin);
  else begin();
})});
addEventListener('load',function(){if(document.hidden)begin()});
})()`;
