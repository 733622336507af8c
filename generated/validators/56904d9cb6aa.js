const schema0 = {"type":"object","required":["title","slider"],"properties":{"title":{"type":"string","maxLength":255,"minLength":1},"mediaCategoryId":{"type":"integer","minimum":1},"speaker":{"type":"string","maxLength":255},"mediaLink":{"type":"string","maxLength":2048,"format":"uri"},"duration":{"type":"string","maxLength":8,"pattern":"^\\d{2}:[0-5]\\d:[0-5]\\d$","minLength":8},"shortDescription":{"type":"string","maxLength":4000},"mediaPreview":{"type":"object"},"sectionRequests":{"type":"array","maxItems":200,"items":{"type":"object","required":["title"],"properties":{"title":{"type":"string","maxLength":255,"minLength":1},"image":{"type":"object"},"externalLink":{"type":"string","maxLength":2048,"format":"uri"},"description":{"type":"string","maxLength":200000,"format":"html"}}}},"slider":{"type":"boolean"},"fotoaBoardVideo":{"type":"boolean","default":false},"privateMedia":{"type":"boolean","default":false},"active":{"type":"boolean","default":true}},"$id":"-2f618a11"};
const func0 = (text) => { let length = 0; for (const _ of text) length += 1; return length };
const formats0 = /^(?:https?:\/\/(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\p{Cs}<>"\\]*)?|mailto:[^\s\p{Cc}\p{Cs}<>"\\]+@(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?:\?[^\s\p{Cc}\p{Cs}<>"\\]*)?|tel:\+?[\d().-]+)$/iu;
const pattern0 = new RegExp("^\\d{2}:[0-5]\\d:[0-5]\\d$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-2f618a11" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.slider === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "slider"},message:"must have required property '"+"slider"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.mediaCategoryId !== undefined){
let data1 = data.mediaCategoryId;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/mediaCategoryId",schemaPath:"#/properties/mediaCategoryId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/mediaCategoryId",schemaPath:"#/properties/mediaCategoryId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.speaker !== undefined){
let data2 = data.speaker;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err7 = {instancePath:instancePath+"/speaker",schemaPath:"#/properties/speaker/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/speaker",schemaPath:"#/properties/speaker/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.mediaLink !== undefined){
let data3 = data.mediaLink;
if(typeof data3 === "string"){
if(func0(data3) > 2048){
const err9 = {instancePath:instancePath+"/mediaLink",schemaPath:"#/properties/mediaLink/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/mediaLink",schemaPath:"#/properties/mediaLink/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/mediaLink",schemaPath:"#/properties/mediaLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.duration !== undefined){
let data4 = data.duration;
if(typeof data4 === "string"){
if(func0(data4) > 8){
const err12 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data4) < 8){
const err13 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern0.test(data4)){
const err14 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/pattern",keyword:"pattern",params:{pattern: "^\\d{2}:[0-5]\\d:[0-5]\\d$"},message:"must match pattern \""+"^\\d{2}:[0-5]\\d:[0-5]\\d$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.shortDescription !== undefined){
let data5 = data.shortDescription;
if(typeof data5 === "string"){
if(func0(data5) > 4000){
const err16 = {instancePath:instancePath+"/shortDescription",schemaPath:"#/properties/shortDescription/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/shortDescription",schemaPath:"#/properties/shortDescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.mediaPreview !== undefined){
let data6 = data.mediaPreview;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err18 = {instancePath:instancePath+"/mediaPreview",schemaPath:"#/properties/mediaPreview/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sectionRequests !== undefined){
let data7 = data.sectionRequests;
if(Array.isArray(data7)){
if(data7.length > 200){
const err19 = {instancePath:instancePath+"/sectionRequests",schemaPath:"#/properties/sectionRequests/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title === undefined){
const err20 = {instancePath:instancePath+"/sectionRequests/" + i0,schemaPath:"#/properties/sectionRequests/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.title !== undefined){
let data9 = data8.title;
if(typeof data9 === "string"){
if(func0(data9) > 255){
const err21 = {instancePath:instancePath+"/sectionRequests/" + i0+"/title",schemaPath:"#/properties/sectionRequests/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func0(data9) < 1){
const err22 = {instancePath:instancePath+"/sectionRequests/" + i0+"/title",schemaPath:"#/properties/sectionRequests/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/sectionRequests/" + i0+"/title",schemaPath:"#/properties/sectionRequests/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.image !== undefined){
let data10 = data8.image;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err24 = {instancePath:instancePath+"/sectionRequests/" + i0+"/image",schemaPath:"#/properties/sectionRequests/items/properties/image/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data8.externalLink !== undefined){
let data11 = data8.externalLink;
if(typeof data11 === "string"){
if(func0(data11) > 2048){
const err25 = {instancePath:instancePath+"/sectionRequests/" + i0+"/externalLink",schemaPath:"#/properties/sectionRequests/items/properties/externalLink/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!(formats0.test(data11))){
const err26 = {instancePath:instancePath+"/sectionRequests/" + i0+"/externalLink",schemaPath:"#/properties/sectionRequests/items/properties/externalLink/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/sectionRequests/" + i0+"/externalLink",schemaPath:"#/properties/sectionRequests/items/properties/externalLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data8.description !== undefined){
let data12 = data8.description;
if(typeof data12 === "string"){
if(func0(data12) > 200000){
const err28 = {instancePath:instancePath+"/sectionRequests/" + i0+"/description",schemaPath:"#/properties/sectionRequests/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/sectionRequests/" + i0+"/description",schemaPath:"#/properties/sectionRequests/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/sectionRequests/" + i0,schemaPath:"#/properties/sectionRequests/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/sectionRequests",schemaPath:"#/properties/sectionRequests/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.slider !== undefined){
if(typeof data.slider !== "boolean"){
const err32 = {instancePath:instancePath+"/slider",schemaPath:"#/properties/slider/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.fotoaBoardVideo !== undefined){
if(typeof data.fotoaBoardVideo !== "boolean"){
const err33 = {instancePath:instancePath+"/fotoaBoardVideo",schemaPath:"#/properties/fotoaBoardVideo/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.privateMedia !== undefined){
if(typeof data.privateMedia !== "boolean"){
const err34 = {instancePath:instancePath+"/privateMedia",schemaPath:"#/properties/privateMedia/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err35 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const validators = {
  "-2f618a11": validate0,
}
