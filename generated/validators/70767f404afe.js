const schema0 = {"type":"object","required":["authorName","authorDesignation"],"properties":{"authorImage":{"type":"object"},"authorName":{"type":"string","maxLength":255,"minLength":1},"authorDesignation":{"type":"string","maxLength":255,"minLength":1},"facebookUrl":{"type":"string","maxLength":2048,"format":"uri"},"youtubeUrl":{"type":"string","maxLength":2048,"format":"uri"}},"$id":"2cde5f19"};
const func0 = (text) => { let length = 0; for (const _ of text) length += 1; return length };
const formats0 = /^(?:https?:\/\/(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#][^\s\p{Cc}\p{Cs}<>"\\]*)?|mailto:[^\s\p{Cc}\p{Cs}<>"\\]+@(?:[\p{L}\p{M}\p{N}_\u200c\u200d-]+(?:\.[\p{L}\p{M}\p{N}_\u200c\u200d-]+)*\.?|\[[\da-f:.]+\])(?:\?[^\s\p{Cc}\p{Cs}<>"\\]*)?|tel:\+?[\d().-]+)$/iu;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="2cde5f19" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.authorName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorName"},message:"must have required property '"+"authorName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.authorDesignation === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "authorDesignation"},message:"must have required property '"+"authorDesignation"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.authorImage !== undefined){
let data0 = data.authorImage;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err2 = {instancePath:instancePath+"/authorImage",schemaPath:"#/properties/authorImage/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.authorName !== undefined){
let data1 = data.authorName;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err3 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func0(data1) < 1){
const err4 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/authorName",schemaPath:"#/properties/authorName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.authorDesignation !== undefined){
let data2 = data.authorDesignation;
if(typeof data2 === "string"){
if(func0(data2) > 255){
const err6 = {instancePath:instancePath+"/authorDesignation",schemaPath:"#/properties/authorDesignation/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data2) < 1){
const err7 = {instancePath:instancePath+"/authorDesignation",schemaPath:"#/properties/authorDesignation/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err8 = {instancePath:instancePath+"/authorDesignation",schemaPath:"#/properties/authorDesignation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.facebookUrl !== undefined){
let data3 = data.facebookUrl;
if(typeof data3 === "string"){
if(func0(data3) > 2048){
const err9 = {instancePath:instancePath+"/facebookUrl",schemaPath:"#/properties/facebookUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!(formats0.test(data3))){
const err10 = {instancePath:instancePath+"/facebookUrl",schemaPath:"#/properties/facebookUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
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
const err11 = {instancePath:instancePath+"/facebookUrl",schemaPath:"#/properties/facebookUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.youtubeUrl !== undefined){
let data4 = data.youtubeUrl;
if(typeof data4 === "string"){
if(func0(data4) > 2048){
const err12 = {instancePath:instancePath+"/youtubeUrl",schemaPath:"#/properties/youtubeUrl/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(formats0.test(data4))){
const err13 = {instancePath:instancePath+"/youtubeUrl",schemaPath:"#/properties/youtubeUrl/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/youtubeUrl",schemaPath:"#/properties/youtubeUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const validators = {
  "2cde5f19": validate0,
}
