/**
 * Runs in the page before any other script. Until React has taken over the page, a script that does
 * not arrive leaves menus and search dead without a word: say so, and offer to try again. After
 * that, Docusaurus reloads the page by itself.
 */
export const reportFailedScripts = `(function(){
var done=false;
function show(){
  if(done||document.documentElement.getAttribute('data-has-hydrated')==='true')return;
  if(!document.body)return document.addEventListener('DOMContentLoaded',show);
  done=true;
  var box=document.createElement('div');
  box.className='load-failure';
  box.setAttribute('role','alert');
  var text=document.createElement('p');
  text.textContent='Part of this page did not load. You can read it, but menus and search do not work yet.';
  var button=document.createElement('button');
  button.type='button';
  button.className='button button--primary';
  button.textContent='Retry';
  button.onclick=function(){location.reload()};
  box.append(text,button);
  document.body.append(box);
}
addEventListener('error',function(event){
  var failed=event.target;
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
